import type { Dia } from './calendar/dia.ts'
import type { Ato } from './ato.ts'

/**
 * The law says no: a value, never an exception.
 *
 * - `codigo`: dotted and stable (`veiculo.idade-maxima`); tests assert on it, screens translate it.
 * - `fundamentos`: the provisions of the pack that refuse; `outrasNormas` names norms outside it.
 * - `passaEm`: the first day on which the same command would pass, where it can be known.
 * - `falta`: the parameter or paper whose presence would change the answer.
 * - `dados`: values for the sentence that the clerk reads aloud (limits, dates, names of papers).
 */
export type Recusa = Readonly<{
  codigo: string
  fundamentos: readonly string[]
  outrasNormas?: readonly string[]
  requisito?: string
  passaEm?: Dia
  falta?: string
  lacuna?: string
  dados?: Readonly<Record<string, string | number | boolean>>
}>

/** Acts, or every refusal at once. */
export type Decisao<A extends Ato = Ato> =
  | readonly A[]
  | Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }>

export const recusar = (
  recusas: readonly Recusa[],
): { recusas: readonly [Recusa, ...Recusa[]] } => {
  const [primeira, ...demais] = recusas
  if (primeira === undefined) throw new Error('uma recusa precisa de motivo')
  return { recusas: [primeira, ...demais] }
}

export const recusada = (d: Decisao): d is Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }> =>
  'recusas' in d
