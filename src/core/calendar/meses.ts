import { anoDe, diaDoMesDe, diasNoMes, type Dia, mesDe, montarDia } from './dia.ts'

/**
 * What happens when the month of the end has no such day (31 January + 1 month). Brazilian law
 * has two answers, so the rule is always a datum of whoever asks:
 * - `ultimo-dia`: the month's last day (Lei 9.784/1999, art. 66, § 3º);
 * - `dia-seguinte`: the day right after, the first of the next month (Código Civil, art. 132,
 *   § 3º; Lei 810/1949, art. 3º).
 */
export type RegraMes = 'ultimo-dia' | 'dia-seguinte'

/**
 * The day `n` months after (before, if negative), date to date, under the rule given.
 * 2026-11-30 + 3: `ultimo-dia` gives 2027-02-28, `dia-seguinte` gives 2027-03-01.
 */
export function addMeses(dia: Dia, n: number, regra: RegraMes): Dia {
  const meses = anoDe(dia) * 12 + mesDe(dia) - 1 + n
  const ano = Math.floor(meses / 12)
  const mes = meses - ano * 12 + 1
  const doMes = diaDoMesDe(dia)
  const ultimo = diasNoMes(ano, mes)
  if (doMes <= ultimo) return montarDia(ano, mes, doMes)
  if (regra === 'ultimo-dia') return montarDia(ano, mes, ultimo)
  return mes === 12 ? montarDia(ano + 1, 1, 1) : montarDia(ano, mes + 1, 1)
}

/** The day `n` years after (before, if negative). Only 29 February can lack its day. */
export const addAnos = (dia: Dia, n: number, regra: RegraMes): Dia => addMeses(dia, n * 12, regra)

/**
 * Whole months from `de` to `ate`: the greatest `n` with `addMeses(de, n, regra) <= ate`.
 * The day on which a month is completed counts as completed. Negative when `ate` comes first.
 */
export function mesesCompletos(de: Dia, ate: Dia, regra: RegraMes): number {
  const n = (anoDe(ate) - anoDe(de)) * 12 + mesDe(ate) - mesDe(de)
  return addMeses(de, n, regra) <= ate ? n : n - 1
}

/** Whole years from `de` to `ate`, counted as `mesesCompletos` counts months. */
export const anosCompletos = (de: Dia, ate: Dia, regra: RegraMes): number =>
  Math.floor(mesesCompletos(de, ate, regra) / 12)

/**
 * Age in completed years of who was born on `nascimento`, on the day `dia`: the birthday itself
 * already counts. Whoever was born on 29 February completes the year, in a common year, on
 * 1 March by default: the year ends on the corresponding day or, lacking it, on the next one
 * (Lei 810/1949, arts. 1º and 3º; Código Civil, art. 132, § 3º). Another rule may be passed.
 */
export const idadeEm = (nascimento: Dia, dia: Dia, regra: RegraMes = 'dia-seguinte'): number =>
  anosCompletos(nascimento, dia, regra)
