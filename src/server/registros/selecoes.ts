import * as z from 'zod'
import { corrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { exportarCsv } from '#exchange/csv/exportar.ts'
import { planilhaDeColunas } from '#exchange/planilha/escreverPlanilha.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { hojeEm, type Casa } from '../casa.ts'
import type { EditaisPublicos } from '../contrato/registros.ts'
import { naoEncontrado } from '../http/problema.ts'
import { responderFicha, responderTabela } from '../http/responder.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico, fichaDeRegistro, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import type { Servico } from '../servicos.ts'
import { publicarDocumento } from './documento.ts'
import { fichaDaSelecao } from './fichaDaSelecao.ts'
import { colunasDoResultado, editalPublico, linhasDoResultado } from './listaDaSelecao.ts'
import { nomesDe } from './nomes.ts'

/** Editais that the public page shows: the newest. */
const MOSTRADOS = 30

/** Processes by id, and the names of who is in them. */
async function lerSelecoes(casa: Casa, { municipio, slug }: Servico, ids?: readonly string[]) {
  return emMunicipio(casa.pool, Number(municipio), async (tx) => {
    const quais =
      ids ??
      (
        await tx.sql<{ id: string }>(
          `SELECT split_part(corrente, ':', 2) AS id FROM painel_registro
           WHERE municipio = $1 AND servico = $2 AND tipo = 'selecao' ORDER BY em DESC LIMIT $3`,
          [tx.municipio, slug, MOSTRADOS],
        )
      ).map((l) => l.id)
    const atos = await lerAtos(
      tx,
      slug,
      quais.map((id) => corrente('selecao', id)),
    )
    const mundo = criarMundo(atos)
    const selecoes = quais.flatMap((id) => mundo.selecao(id) ?? [])
    const pessoas = selecoes.flatMap((s) => s.candidatos.map((c) => c.candidato))
    return { selecoes, nomes: await nomesDe(tx, slug, pessoas) }
  })
}

/** One process, or 404. */
async function lerSelecao(casa: Casa, servico: Servico, id: string) {
  const { selecoes, nomes } = await lerSelecoes(casa, servico, [id])
  const [selecao] = selecoes
  if (selecao === undefined) throw naoEncontrado('Este edital')
  return { selecao, nomes }
}

/** The processes of selection: for who runs them, for the gazette, and for anyone. */
export function rotasDeSelecoes(rotas: Rotas, casa: Casa, endereco: string | undefined): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/selecoes/:id',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Um edital de seleção, com os candidatos e a classificação',
    params: enderecoComId,
    query: noDia,
    responde: {
      descricao: 'A seleção.',
      esquema: fichaDeRegistro,
    },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await verDe(casa, p, 'selecao')
      const pessoas = vista.mundo.selecao(p.params.id)?.candidatos.map((c) => c.candidato) ?? []
      const nomes = await emMunicipio(casa.pool, Number(vista.servico.municipio), (tx) =>
        nomesDe(tx, vista.servico.slug, pessoas),
      )
      return responderFicha(p.resposta, fichaDaSelecao(vista, p.params.id, nomes))
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/selecoes/:id/lista.:formato',
    etiqueta: 'Listas',
    acesso: 'sessao',
    resumo: 'O último resultado como planilha ou CSV, com nomes abreviados',
    params: enderecoComId.extend({ formato: z.enum(['csv', 'xlsx']) }),
    responde: { descricao: 'O arquivo.', tipo: 'application/octet-stream' },
    problemas: [403, 404],
    executar: async (p) => {
      const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
      const { selecao, nomes } = await lerSelecao(casa, servico, p.params.id)
      const linhas = linhasDoResultado(selecao, nomes)
      const edital = (selecao.edital ?? '').replace('/', '-')
      return responderTabela(p.resposta, `resultado-edital-${edital}`, p.params.formato, {
        csv: () => exportarCsv(colunasDoResultado, linhas),
        xlsx: () => planilhaDeColunas('Resultado', colunasDoResultado, linhas),
      })
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/selecoes/:id/documentos/:modelo.pdf',
    etiqueta: 'Documentos',
    acesso: 'sessao',
    resumo: 'O edital de abertura, ou o último resultado publicado',
    params: enderecoComId.extend({ modelo: z.enum(['edital', 'resultado']) }),
    responde: { descricao: 'O documento.', tipo: 'application/pdf' },
    problemas: [403, 404],
    executar: async (p) => {
      const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
      const { selecao, nomes } = await lerSelecao(casa, servico, p.params.id)
      const { dadosDoEditalDeSelecao, dadosDoResultado } =
        await import('#documents/dados/selecao.ts')
      const dados =
        p.params.modelo === 'edital'
          ? dadosDoEditalDeSelecao(selecao, servico.pacote)
          : dadosDoResultado(selecao, nomes, servico.pacote)
      if (dados === undefined) throw naoEncontrado('Este resultado')
      return publicarDocumento('selecao', dados, servico.pacote, p, casa, endereco)
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/editais',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'Os editais de seleção e os seus resultados, para qualquer pessoa',
    descricao: 'Número da inscrição e nome abreviado; sem CPF.',
    params: enderecoDoServico,
    responde: {
      descricao: 'Os editais, o mais novo primeiro.',
      esquema: z.looseObject({
        nome: z.string(),
        editais: z.array(z.looseObject({ objeto: z.string() })),
      }),
    },
    problemas: [404],
    executar: async ({ params, resposta }): Promise<EditaisPublicos> => {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      const prevista = servico.pacote.prazos.selecao
      if (prevista === undefined) throw naoEncontrado('A seleção por edital')
      const { selecoes, nomes } = await lerSelecoes(casa, servico)
      const em = hojeEm(casa, servico)
      resposta.header('cache-control', 'no-store')
      return {
        nome: prevista.nome,
        em,
        fundamentos: prevista.fundamentos,
        editais: selecoes.map((s) => editalPublico(s, em, nomes)),
      }
    },
  })
}
