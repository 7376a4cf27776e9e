import type { Ato } from './ato.ts'

/** An official number as acts and papers bear it: `0001/2026`; over 9999 it grows. */
export const escreverNumero = (n: number, ano: number): string =>
  `${String(n).padStart(4, '0')}/${ano}`

/**
 * The act with its official number written where it asks for it: `n`, or the list of as many as it
 * asks for, from `n` on. An act that asks for none is as it was. Who calls keeps the count.
 */
export function comNumero<A extends Ato>(ato: A, n: number): A {
  if (ato.numerar === undefined) return ato
  const { campo, ano, quantos } = ato.numerar
  const escrito =
    quantos === undefined
      ? escreverNumero(n, ano)
      : Array.from({ length: quantos }, (_, i) => escreverNumero(n + i, ano))
  return { ...ato, dados: { ...ato.dados, [campo]: escrito } }
}
