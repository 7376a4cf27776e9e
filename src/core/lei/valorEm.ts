import type { Dia } from '../calendar/dia.ts'

/** One value of a list: from `desde` until the next one begins, or `ate` (inclusive) if repealed. */
export type Versao<T> = Readonly<{ desde: Dia; ate?: Dia | undefined; valor: T; fonte: string }>

/** A value of a pack: plain, or a list of dated ones, oldest first. */
export type Datado<T> = T | readonly Versao<T>[]

/** The value in force, since when and by which norm. A plain value carries neither. */
export type ValorEm<T> = Readonly<{ valor: T; desde?: Dia; fonte?: string }>

const ehLista = (d: unknown): d is readonly Versao<unknown>[] =>
  Array.isArray(d) &&
  typeof d[0] === 'object' &&
  d[0] !== null &&
  'desde' in d[0] &&
  'valor' in d[0]

/** The dated values of a pack's datum, or `undefined` when it is plain. */
export const versoesDe = <T>(d: Datado<T>): readonly Versao<T>[] | undefined =>
  ehLista(d) ? d : undefined

/**
 * The value in force on the day: the latest `desde` not after it, unless repealed (`ate`,
 * inclusive) before it. `undefined` when none is: before the first, or after a repeal.
 */
export function valorEm<T>(d: Datado<T>, dia: Dia): ValorEm<T> | undefined {
  const versoes = versoesDe(d)
  if (versoes === undefined) return { valor: d as T }
  let vigente: Versao<T> | undefined
  for (const v of versoes)
    if (v.desde <= dia && (vigente === undefined || v.desde > vigente.desde)) vigente = v
  if (vigente === undefined || (vigente.ate !== undefined && dia > vigente.ate)) return undefined
  return { valor: vigente.valor, desde: vigente.desde, fonte: vigente.fonte }
}

/** The values that begin after the day, in order. */
export const versoesFuturas = <T>(d: Datado<T>, dia: Dia): readonly Versao<T>[] =>
  (versoesDe(d) ?? []).filter((v) => v.desde > dia).toSorted((a, b) => (a.desde < b.desde ? -1 : 1))

/** The first day after `dia` on which the datum changes; `undefined` when it never does. */
export function mudancaDoValor(
  d: Datado<unknown>,
  dia: Dia,
  seguinte: (d: Dia) => Dia,
): Dia | undefined {
  let primeira: Dia | undefined
  for (const v of versoesDe(d) ?? []) {
    for (const m of v.ate === undefined ? [v.desde] : [v.desde, seguinte(v.ate)]) {
      if (m > dia && (primeira === undefined || m < primeira)) primeira = m
    }
  }
  return primeira
}
