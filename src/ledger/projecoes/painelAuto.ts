import { corrente, idDaCorrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { inscricaoEmVigor } from '#core/divida/divida.ts'
import { motivoDaQueda } from '#core/multa/aRestituir.ts'
import { aNotificar, emCurso } from '#core/processo/ciencias.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { AtoRegistrado } from '../ato.ts'
import type { Tx } from '../banco.ts'
import { gravar, type Projecao, tocadas } from './projecao.ts'

const COLUNAS = [
  'auto text',
  'fase text',
  'numero text',
  'processo text',
  'dispositivo text',
  'outorga text',
  'veiculo text',
  'placa text',
  'autuante text',
  'julgador text',
  'fato_em date',
  'lavrado_em date',
  'ciencia_em date',
  'defesa_ate date',
  'recurso_ate date',
  'efeito text',
  'definitiva_em date',
  'multa bigint',
  'pago bigint',
  'anulado_em date',
  'penalidades jsonb',
  'penalidades_que_restam jsonb',
  'auto_anterior text',
  'a_notificar jsonb',
  'em_curso jsonb',
  'local text',
  'latitude double precision',
  'longitude double precision',
  'notificado_em date',
  'julgado_em date',
  'resultado text',
  'ciencia_da_decisao_em date',
  'recurso_julgado_em date',
  'resultado_do_recurso text',
  'quitada_em date',
  'prescrita_em date',
  'a_restituir bigint',
  'devedor text',
  'inscricao text',
  'inscrita_em date',
  'valor_inscrito bigint',
  'inscricao_cancelada_em date',
] as const

/** Of a record, what only the packs tell: penalties that stand, the fine's account, what is owed back. */
export type DoAuto = Readonly<{
  penalidades: readonly string[]
  quitadaEm?: string | undefined
  aRestituir: number
}>

const linha = (a: Auto, { penalidades, quitadaEm, aRestituir }: DoAuto) => ({
  auto: a.id,
  fase: a.fase,
  numero: a.numero,
  processo: a.processo,
  dispositivo: a.dispositivo,
  outorga: a.outorga,
  veiculo: a.veiculo,
  placa: a.placa,
  autuante: a.autuante,
  julgador: a.julgamento?.julgador,
  fato_em: a.fatoEm,
  lavrado_em: a.lavradoEm,
  ciencia_em: a.cienciaEm,
  defesa_ate: a.defesaAte,
  recurso_ate: a.recursoAte,
  efeito: a.efeito,
  definitiva_em: a.definitivaEm,
  multa: a.multa?.valor,
  pago: a.pagamentos.reduce((soma, p) => soma + p.valor, a.remido ?? 0),
  anulado_em: a.anuladoEm,
  penalidades: a.penalidades,
  penalidades_que_restam: penalidades,
  auto_anterior: a.julgamento?.autoAnterior,
  a_notificar: aNotificar(a),
  em_curso: emCurso(a),
  local: a.local,
  latitude: a.coordenadas?.latitude,
  longitude: a.coordenadas?.longitude,
  notificado_em: a.notificadoEm,
  julgado_em: a.julgamento?.em,
  resultado: a.julgamento?.resultado,
  ciencia_da_decisao_em: a.cienciaDaDecisaoEm,
  recurso_julgado_em: a.julgamentoDoRecurso?.em,
  resultado_do_recurso: a.julgamentoDoRecurso?.resultado,
  quitada_em: quitadaEm,
  prescrita_em: a.prescricao?.em,
  a_restituir: aRestituir,
  devedor: (a.responsaveis.find((r) => !r.solidario) ?? a.responsaveis[0])?.pessoa,
  ...daInscricao(a),
})

/** The inscription that stands, or else the last that was cancelled. */
function daInscricao(a: Auto) {
  const i = inscricaoEmVigor(a) ?? a.inscricoes.at(-1)
  return {
    inscricao: i?.inscricao,
    inscrita_em: i?.em,
    valor_inscrito: i?.valor,
    inscricao_cancelada_em: i?.canceladaEm,
  }
}

/** The same, from the acts around the record: by who knows the packs. */
export type CalcularDoAuto = (
  pedido: Readonly<{ tx: Tx; servico: string; auto: string; atos: readonly AtoRegistrado[] }>,
) => Promise<DoAuto | undefined>

/** Whether the packs have something to say of it: recidivism, money that came in, a fall. */
const depende = (a: Auto): boolean =>
  a.julgamento?.reincidente === true || a.pagamentos.length > 0 || motivoDaQueda(a) !== undefined

/**
 * `painel_auto`: a row a record of infraction, with its phase and the days that run. A penalty that
 * leaned on an earlier record is looked at again when that one changes.
 */
export const painelAuto = (calcular?: CalcularDoAuto): Projecao => ({
  nome: 'painel_auto',
  tabelas: ['painel_auto'],
  derivadas: ['soma_do_painel', 'soma_a_refazer'],
  reconstroiDe: ['auto'],
  async aplicar(tx, servico, atos, estados) {
    const linhas = []
    for (const c of await tocados(tx, servico, atos)) {
      const id = idDaCorrente(c)
      const auto = criarMundo(await estados.daCorrente(c)).auto(id)
      if (auto === undefined) continue
      const contado =
        calcular === undefined || !depende(auto)
          ? undefined
          : await calcular({ tx, servico, auto: id, atos: await estados.vizinhanca(c) })
      linhas.push(linha(auto, contado ?? semPacote(auto)))
    }
    if (linhas.length === 0) return
    // The marks first, which read the rows as they were: the two travel together.
    await Promise.all([
      marcarMeses(tx, servico, linhas),
      gravar(tx, servico, 'painel_auto', COLUNAS, 1, linhas),
    ])
  },
})

/** The months in which the rows were and in which they will be no longer have the sums kept of them. */
const marcarMeses = (
  tx: Tx,
  servico: string,
  linhas: readonly Readonly<{ auto: string; fato_em: string }>[],
) =>
  tx.sql(
    `INSERT INTO soma_a_refazer (municipio, servico, mes)
     SELECT DISTINCT $1::int, $2, date_trunc('month', fato_em::timestamp)::date
     FROM (SELECT fato_em FROM painel_auto
         WHERE municipio = $1 AND servico = $2 AND auto = ANY ($3)
       UNION ALL SELECT unnest($4::date[])) f`,
    [tx.municipio, servico, linhas.map((l) => l.auto), linhas.map((l) => l.fato_em)],
    'marcar-meses',
  )

const semPacote = (a: Auto): DoAuto => ({
  penalidades: a.anuladoEm === undefined ? a.penalidades : [],
  quitadaEm: a.quitadaEm,
  aRestituir: 0,
})

/** The acts' own records, and those whose recidivism leans on one of them that fell. */
async function tocados(tx: Tx, servico: string, atos: readonly AtoRegistrado[]) {
  const proprios = tocadas(atos, 'auto')
  const caem = atos
    .filter((a) => a.tipo === 'autoAnulado' || a.tipo === 'recursoJulgado')
    .map((a) => idDaCorrente(a.corrente))
  if (caem.length === 0) return proprios
  const linhas = await tx.sql<{ auto: string }>(
    `SELECT auto FROM painel_auto
     WHERE municipio = $1 AND servico = $2 AND auto_anterior = ANY ($3)`,
    [tx.municipio, servico, caem],
  )
  return [...new Set([...proprios, ...linhas.map((l) => corrente('auto', l.auto))])]
}
