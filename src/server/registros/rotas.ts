import * as z from 'zod'
import type { Pacote } from '#law/pacote.ts'
import { exportarCsv } from '#exchange/csv/exportar.ts'
import { planilhaDeColunas } from '#exchange/planilha/escreverPlanilha.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { hojeEm, type CasaComChaves } from '../casa.ts'
import { naoEncontrado } from '../http/problema.ts'
import { responderTabela } from '../http/responder.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico, fichaDeRegistro, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import { fichaDaFila } from './fichaDaFila.ts'
import { fichaDoExpediente } from './fichaDoExpediente.ts'
import { colunasDaLista, listaPublica } from './listaDaFila.ts'
import { lerFila } from './lerFila.ts'
import { titularesDe } from './nomes.ts'

/** The body's own papers: the waiting list and the rest, for the counter and for anyone. */
export function rotasDeRegistros(rotas: Rotas, casa: CasaComChaves): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/filas-de-espera/:id',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'A lista de espera, pela ordem, com quem foi chamado',
    params: enderecoComId.extend({ id: z.string().max(60) }),
    query: noDia,
    responde: { descricao: 'A lista.', esquema: fichaDeRegistro },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await verDe(casa, p, 'fila')
      const { nomes } = await lerFila(casa, vista.servico, p.params.id)
      p.resposta.header('cache-control', 'no-store')
      return fichaDaFila(vista, p.params.id, nomes)
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/filas-de-espera/:id/lista.:formato',
    etiqueta: 'Listas',
    acesso: 'sessao',
    resumo: 'A lista de espera como planilha ou CSV, com nomes abreviados',
    params: enderecoComId.extend({ id: z.string().max(60), formato: z.enum(['csv', 'xlsx']) }),
    responde: { descricao: 'O arquivo.', tipo: 'application/octet-stream' },
    problemas: [403, 404],
    executar: async (p) => {
      const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
      const { mundo, nomes } = await lerFila(casa, servico, p.params.id)
      const linhas = listaPublica(mundo, p.params.id, nomes)
      const nome = `lista-de-espera-${hojeEm(casa, servico)}`
      return responderTabela(p.resposta, nome, p.params.formato, {
        csv: () => exportarCsv(colunasDaLista, linhas),
        xlsx: () => planilhaDeColunas('Lista de espera', colunasDaLista, linhas),
      })
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/expedientes/:id',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Uma ordem, aviso ou requisição, com cada destinatário',
    params: enderecoComId,
    query: noDia,
    responde: { descricao: 'O expediente.', esquema: fichaDeRegistro },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await verDe(casa, p, 'expediente')
      const ids = vista.mundo.expediente(p.params.id)?.destinatarios.map((d) => d.outorga) ?? []
      const nomes = await emMunicipio(casa.pool, Number(vista.servico.municipio), (tx) =>
        titularesDe(tx, vista.servico.slug, ids),
      )
      p.resposta.header('cache-control', 'no-store')
      return fichaDoExpediente(vista, p.params.id, nomes)
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/lista-de-espera',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'A lista de espera, para qualquer pessoa',
    descricao: 'Número da inscrição e nome abreviado; sem CPF.',
    params: enderecoDoServico,
    responde: {
      descricao: 'A lista de hoje.',
      esquema: z.looseObject({
        nome: z.string(),
        linhas: z.array(z.looseObject({ lugar: z.number() })),
      }),
    },
    problemas: [404],
    executar: async ({ params, resposta }) => {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      const prevista = previstaOu404(servico.pacote)
      const { mundo, nomes } = await lerFila(casa, servico, prevista.id)
      const fila = mundo.fila(prevista.id)
      resposta.header('cache-control', 'no-store')
      return {
        nome: prevista.nome,
        em: hojeEm(casa, servico),
        fundamentos: prevista.fundamentos,
        desempate: prevista.desempate,
        linhas: listaPublica(mundo, prevista.id, nomes),
        sementes: fila?.sementes ?? [],
        sorteios: fila?.sorteios.map(({ semente, em }) => ({ semente, em })) ?? [],
        editais: fila?.editais.map(({ numero, em }) => ({ numero, em })) ?? [],
      }
    },
  })
}

function previstaOu404({ prazos }: Pacote) {
  if (prazos.filaDeEspera === undefined) throw naoEncontrado('A lista de espera')
  return prazos.filaDeEspera
}
