import { anoDe, type Dia, mesDe, montarDia } from '../calendar/dia.ts'

/** A half of a civil year: `2025-1` is January to June. They compare as strings. */
export type Semestre = string

/** The half-year in which a day is. */
export const semestreDe = (dia: Dia): Semestre => `${anoDe(dia)}-${mesDe(dia) <= 6 ? 1 : 2}`

/** Its last day. */
export const fimDoSemestre = (s: Semestre): Dia =>
  s.endsWith('1') ? montarDia(anoDe(s), 6, 30) : montarDia(anoDe(s), 12, 31)

/** The one after. */
export const semestreSeguinte = (s: Semestre): Semestre =>
  s.endsWith('1') ? `${anoDe(s)}-2` : `${anoDe(s) + 1}-1`

/** The one before. */
export const semestreAnterior = (s: Semestre): Semestre =>
  s.endsWith('2') ? `${anoDe(s)}-1` : `${anoDe(s) - 1}-2`

/** `1º semestre de 2025`. */
export const escreverSemestre = (s: Semestre): string =>
  `${s.slice(5)}º semestre de ${s.slice(0, 4)}`
