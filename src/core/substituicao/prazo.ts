import { addDias, type Dia, montarDia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import { valorEm } from '../lei/valorEm.ts'
import type { Mundo } from '../mundo.ts'
import type { Outorga } from '../outorga/outorga.ts'

/** A running term to replace the vehicle: its last day, inclusive, as extended. */
export type PrazoDaSubstituicao = Readonly<{
  causa: 'vida-util' | 'furto' | 'sinistro'
  desde: Dia
  ate: Dia
  dias: number
  prorrogacoes: number
  fundamentos: readonly string[]
}>

/**
 * The term that runs on the context's day: from a loss that was told, or from the last day of the
 * vehicle's life once it is past. `undefined`: none runs, or the law gives none.
 */
export function prazoDaSubstituicao(
  o: Outorga,
  mundo: Mundo,
  contexto: Contexto,
): PrazoDaSubstituicao | undefined {
  const prazo = prazoPrevisto(o, mundo, contexto)
  return prazo?.causa === 'vida-util' && prazo.desde >= contexto.hoje ? undefined : prazo
}

/** The same, known beforehand too: the term that will run once the vehicle's life is over. */
export function prazoPrevisto(
  o: Outorga,
  mundo: Mundo,
  contexto: Contexto,
): PrazoDaSubstituicao | undefined {
  const prazos = contexto.pacote.prazos.substituicao?.prazos ?? []
  const perda = o.frota?.perda
  const causa = perda?.causa ?? 'vida-util'
  const prazo = prazos.find((p) => p.causa === causa)
  if (prazo === undefined) return undefined
  const desde = perda?.ocorridaEm ?? fimDaVidaUtil(o, prazo.requisito, mundo, contexto)
  if (desde === undefined) return undefined
  return {
    causa,
    desde,
    ate: o.frota?.prorrogadaAte ?? perda?.substituirAte ?? addDias(desde, prazo.dias),
    dias: prazo.dias,
    prorrogacoes: o.frota?.prorrogacoes ?? 0,
    fundamentos: prazo.fundamentos,
  }
}

/** The last day of the vehicle's life, by the requirement that limits it. */
function fimDaVidaUtil(
  o: Outorga,
  requisito: string | undefined,
  mundo: Mundo,
  contexto: Contexto,
): Dia | undefined {
  const exige = contexto.pacote.requisitos.find((r) => r.id === requisito)?.exige
  const veiculo = mundo.veiculo(o.veiculo)
  if (exige?.forma !== 'idade-maxima-do-veiculo' || veiculo === undefined) return undefined
  const anos = valorEm<Partial<Record<string, number>>>(exige.anos, contexto.hoje)?.valor
  const limite = anos?.[veiculo.tipo]
  return limite === undefined ? undefined : montarDia(veiculo.anoFabricacao + limite, 12, 31)
}
