import { type Dia, montarDia } from './dia.ts'

/**
 * Easter Sunday of a year of the Gregorian calendar (the anonymous algorithm published by
 * Meeus, *Astronomical Algorithms*, ch. 8). Exact for every year of the calendar.
 */
export function pascoa(ano: number): Dia {
  const a = ano % 19
  const b = Math.floor(ano / 100)
  const c = ano % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return montarDia(ano, Math.floor(n / 31), (n % 31) + 1)
}

/** Days from Easter to each movable day, for `{ pascoa: … }` in a list of holidays. */
export const DESLOCAMENTOS_DA_PASCOA = {
  segundaDeCarnaval: -48,
  tercaDeCarnaval: -47,
  quartaDeCinzas: -46,
  quintaFeiraSanta: -3,
  sextaFeiraDaPaixao: -2,
  corpusChristi: 60,
} as const
