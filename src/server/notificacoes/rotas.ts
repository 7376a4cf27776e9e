import * as z from 'zod'
import { emMunicipio } from '#ledger/banco.ts'
import { exportarCsv } from '#exchange/csv/exportar.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import { type CasaComChaves, hojeEm } from '../casa.ts'
import { timbreDe } from '../documentos/timbre.ts'
import { ProblemaHttp } from '../http/problema.ts'
import type { Pedido, Rotas } from '../http/rota.ts'
import { enderecoDoServico } from '../http/tipos.ts'
import { emitirCartas, emitirEdital } from './emitirLote.ts'
import { listarNotificacoes, preparam } from './lista.ts'
import { montarLote } from './lote.ts'
import { importarRecibos } from './recibos.ts'

type Endereco = Readonly<{ municipio: string; servico: string }>
type P<B = unknown> = Pedido<Endereco, unknown, B, SessaoAberta>

/** Letters, lists and editals of everything that waits to be served, and what the post gave back. */
export function rotasDeNotificacoes(
  rotas: Rotas,
  casa: CasaComChaves,
  endereco: string | undefined,
): void {
  const raiz = '/api/v1/:municipio/:servico/notificacoes'
  const exigido = (sessao: SessaoAberta, params: Endereco) => {
    const servico = servicoDaSessao(casa.servicos, sessao, params)
    const papeis = preparam(servico.pacote)
    if (!papeis.some((p) => sessao.papeis.includes(p)))
      throw new ProblemaHttp(403, 'Seu papel não prepara as notificações.', {
        detail: `Podem: ${papeis.join(', ')}.`,
      })
    return servico
  }
  const comum = {
    etiqueta: 'Notificações',
    acesso: 'sessao',
    params: enderecoDoServico,
    autorizar: ({ params, sessao }: { params: Endereco; sessao: SessaoAberta }) => {
      exigido(sessao, params)
    },
    problemas: [403, 404],
  } as const

  rotas.definir({
    ...comum,
    metodo: 'get',
    caminho: raiz,
    resumo: 'A quem notificar agora, e o que espera a prova',
    responde: { descricao: 'As listas.', esquema: z.looseObject({}) },
    executar: ({ params, sessao }: P) => {
      const servico = exigido(sessao, params)
      return emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        listarNotificacoes(tx, servico.slug, servico.pacote),
      )
    },
  })

  const papeis = [
    ['cartas.pdf', 'postal', 'application/pdf', 'As cartas expedidas, uma por página'],
    ['postagem.csv', 'postal', 'text/csv; charset=utf-8', 'A lista para a postagem'],
    ['edital.pdf', 'publicacao', 'application/pdf', 'O edital do que se notifica por publicação'],
    ['edital.txt', 'publicacao', 'text/plain; charset=utf-8', 'O mesmo edital, em texto'],
  ] as const
  for (const [arquivo, meio, tipo, resumo] of papeis) {
    rotas.definir({
      ...comum,
      metodo: 'get',
      caminho: `${raiz}/${arquivo}`,
      resumo,
      responde: { descricao: 'O arquivo.', tipo },
      async executar({ params, sessao, pedido, resposta }: P) {
        const servico = exigido(sessao, params)
        const lote = await montarLote(casa, servico, sessao, meio)
        if (lote.length === 0)
          throw new ProblemaHttp(404, 'Não há notificação expedida por este meio.')
        const { pacote } = servico
        const hoje = hojeEm(casa, servico)
        const deles = lote.map((n) => n.de)
        const emitir = {
          servico,
          lote,
          usuario: sessao.usuario,
          timbre: await timbreDe(casa, servico, pedido, endereco),
          hoje,
        }
        const { editalEmTexto, linhasDoEndereco } = await import('#documents/lote.ts')
        resposta
          .type(tipo)
          .header('content-disposition', `inline; filename="${hoje}-${arquivo}"`)
          .header('cache-control', 'no-store')
        switch (arquivo) {
          case 'cartas.pdf':
            return Buffer.from(await emitirCartas(casa, emitir))
          case 'edital.pdf':
            return Buffer.from((await emitirEdital(casa, emitir)).pdf)
          case 'edital.txt':
            return editalEmTexto(deles, pacote, hoje, {
              endereco: emitir.timbre.endereco,
              curto: (await emitirEdital(casa, emitir)).curto,
            })
          case 'postagem.csv':
            return exportarCsv(
              [
                { titulo: 'objeto', valor: (d) => d.objeto },
                { titulo: 'destinatario', valor: (d) => d.nome },
                { titulo: 'endereco', valor: (d) => linhasDoEndereco(d.endereco).join(', ') },
                { titulo: 'processo', valor: (d) => d.processo },
                { titulo: 'codigo', valor: (d) => d.rastreio },
                { titulo: 'resultado', valor: () => '' },
                { titulo: 'data', valor: () => '' },
                { titulo: 'motivo', valor: () => '' },
              ],
              deles,
            )
        }
      },
    })
  }

  rotas.definir({
    ...comum,
    metodo: 'post',
    caminho: `${raiz}/recibos`,
    resumo: 'Importar os recibos da postagem',
    descricao:
      'CSV com as colunas `objeto` ou `codigo`, `resultado` (`entregue` ou `devolvido`; vazio só anota o código), `data` e `motivo`. Cada linha é registrada por si.',
    corpo: z.strictObject({ csv: z.string().min(1).max(900_000) }),
    responde: {
      descricao: 'O que foi feito de cada linha.',
      esquema: z.looseObject({ linhas: z.array(z.looseObject({ linha: z.number() })) }),
    },
    problemas: [400, 403, 404],
    executar: ({ params, sessao, corpo }: P<{ csv: string }>) =>
      importarRecibos(casa, exigido(sessao, params), sessao, corpo.csv),
  })
}
