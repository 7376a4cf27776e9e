import * as z from 'zod'
import { corrente } from '#core/ato.ts'
import { papeis, type Papel } from '#core/contexto.ts'
import { juntaDo, regraDaJunta } from '#core/junta/regra.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { Casa } from '../casa.ts'
import { naoEncontrado } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico, fichaDeRegistro, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import { publicarDocumento } from '../registros/documento.ts'
import { fichaDaJunta } from './fichaDaJunta.ts'
import { numerosDosAutos, recursosDaJunta } from './recursosDaJunta.ts'

const comNome = enderecoComId.extend({ id: z.string().max(80) })

/** The collegiate body that hears appeals: its file, its agendas and minutes; and who may sit on it. */
export function rotasDaJunta(rotas: Rotas, casa: Casa, endereco: string | undefined): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/juntas/:id',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'O colegiado que julga os recursos: membros, sessões e o que espera',
    params: comNome,
    query: noDia,
    responde: {
      descricao: 'O colegiado.',
      esquema: fichaDeRegistro,
    },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await verDe(casa, p, 'junta')
      const { pacote, slug, municipio } = vista.servico
      const j = juntaDo(vista.mundo, pacote)
      const contas = j.membros.flatMap((m) => m.usuario ?? [])
      const ao = await emMunicipio(casa.pool, Number(municipio), async (tx) => {
        const usuarios = await tx.sql<{ id: string; nome: string }>(
          'SELECT id::text, nome FROM usuario WHERE municipio = $1 AND id::text = ANY ($2)',
          [tx.municipio, contas],
        )
        return {
          recursos: await recursosDaJunta(tx, slug),
          numeros: await numerosDosAutos(
            tx,
            slug,
            j.sessoes.flatMap((s) => s.pauta),
          ),
          usuarios: new Map(usuarios.map((u) => [u.id, u.nome])),
        }
      })
      p.resposta.header('cache-control', 'no-store')
      return fichaDaJunta(vista, p.params.id, ao)
    },
  })
  for (const modelo of ['pauta', 'ata'] as const)
    rotas.definir({
      metodo: 'get',
      caminho: `/api/v1/:municipio/:servico/juntas/:id/documentos/${modelo}.pdf`,
      etiqueta: 'Documentos',
      acesso: 'sessao',
      resumo:
        modelo === 'pauta'
          ? 'A pauta de uma sessão do colegiado'
          : 'A ata de uma sessão do colegiado',
      params: comNome,
      query: z.object({ sessao: z.string().max(80) }),
      responde: { descricao: 'O documento.', tipo: 'application/pdf' },
      problemas: [403, 404],
      executar: async (p) => {
        const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
        const { pacote, slug } = servico
        if (regraDaJunta(pacote) === undefined || pacote.processo.recurso.orgao !== p.params.id)
          throw naoEncontrado('Este colegiado')
        const mundo = await emMunicipio(casa.pool, Number(servico.municipio), async (tx) => {
          const c = corrente('junta', p.params.id)
          const daJunta = await lerAtos(tx, slug, [c])
          const pauta =
            criarMundo(daJunta)
              .junta(p.params.id)
              ?.sessoes.find((s) => s.id === p.query.sessao)?.pauta ?? []
          const autos = await lerAtos(
            tx,
            slug,
            pauta.map((a) => corrente('auto', a)),
          )
          return criarMundo([...daJunta, ...autos])
        })
        const s = mundo.junta(p.params.id)?.sessoes.find((x) => x.id === p.query.sessao)
        if (s === undefined || (modelo === 'ata' && s.situacao !== 'encerrada'))
          throw naoEncontrado('Este documento')
        const { dadosDaAta, dadosDaPauta } = await import('#documents/dados/sessaoDaJunta.ts')
        const dados = (modelo === 'pauta' ? dadosDaPauta : dadosDaAta)(s, mundo, pacote)
        return publicarDocumento(`${modelo}-da-junta`, dados, pacote, p, casa, endereco)
      },
    })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/equipe',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Quem trabalha no serviço com uma função: nome e conta',
    params: enderecoDoServico,
    query: z.object({ papel: z.enum(papeis) }),
    responde: {
      descricao: 'Por nome.',
      esquema: z.array(z.looseObject({ id: z.string(), nome: z.string() })),
    },
    problemas: [403, 404],
    executar: async (p) => {
      const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
      p.resposta.header('cache-control', 'no-store')
      const papel: Papel = p.query.papel
      return emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        tx.sql<{ id: string; nome: string }>(
          `SELECT id::text, nome FROM usuario WHERE municipio = $1 AND ativo
           AND $2 = ANY (papeis) AND $3 = ANY (servicos) ORDER BY nome`,
          [tx.municipio, papel, servico.slug],
        ),
      )
    },
  })
}
