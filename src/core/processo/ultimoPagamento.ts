import type { Dia } from '../calendar/dia.ts'

/** The day of the last of the payments, in whatever order they were recorded; none, `undefined`. */
export const ultimoPagamento = (
  pagamentos: readonly Readonly<{ pagoEm: Dia }>[],
): Dia | undefined =>
  pagamentos
    .map((p) => p.pagoEm)
    .toSorted()
    .at(-1)
