import * as z from 'zod'
import { exportarCsv } from '#exchange/csv/exportar.ts'
import { planilhaDeColunas } from '#exchange/planilha/escreverPlanilha.ts'
import { requisitosDaSelecao } from '#core/selecao/requisitosDaSelecao.ts'
import { orgao } from '#documents/dados/base.ts'
import { documentosPossiveis } from '#documents/modelos.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { hojeEm, type CasaComChaves } from '../casa.ts'
import type { EditaisPublicos } from '../contrato/registros.ts'
import { emitir } from '../documentos/emitir.ts'
import { timbreDe } from '../documentos/timbre.ts'
import { naoEncontrado } from '../http/problema.ts'
import { responderFicha, responderTabela } from '../http/responder.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico, fichaDeRegistro, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import { fichaDaSelecao } from './fichaDaSelecao.ts'
import { colunasDoResultado, editalPublico, linhasDoResultado } from './listaDaSelecao.ts'
import { lerSelecao, lerSelecoes } from './lerSelecoes.ts'
import { nomesDe } from './nomes.ts'

/** The processes of selection: for who runs them, for the gazette, and for anyone. */
export function rotasDeSelecoes(
  rotas: Rotas,
  casa: CasaComChaves,
  endereco: string | undefined,
): void {
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
    caminho: '/api/v1/:municipio/:servico/editais/:id/:modelo.pdf',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'O edital de abertura, ou o último resultado publicado, para qualquer pessoa',
    params: enderecoComId.extend({ modelo: z.enum(['edital', 'resultado']) }),
    responde: { descricao: 'O documento.', tipo: 'application/pdf' },
    problemas: [404],
    executar: async ({ params, pedido, resposta }) => {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      const lida = await lerSelecao(casa, servico, params.id)
      const dados = { ...lida, em: hojeEm(casa, servico) }
      const possivel = documentosPossiveis(dados, servico.pacote).find(
        (d) => d.modelo === params.modelo,
      )
      if (possivel === undefined) throw naoEncontrado('Este documento')
      const { nome, pdf } = await emitir(casa, {
        servico,
        modelo: possivel.modelo,
        alvo: possivel.alvo,
        recurso: 'selecoes',
        ficha: { id: params.id, dados },
        usuario: 'público',
        timbre: await timbreDe(casa, servico, pedido, endereco),
      })
      resposta
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${nome}"`)
        .header('cache-control', 'no-store')
      return Buffer.from(pdf)
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
        onde: orgao(servico.pacote, em),
        pedidos: requisitosDaSelecao(servico.pacote, em),
        editais: selecoes.map((s) => editalPublico(s, em, nomes)),
      }
    },
  })
}
