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

/**
 * That a later day is before one that is itself of a day to come follows from the first mistake: it
 * is not a second one, and is not told.
 */
function semConsequencias(recusas: readonly Recusa[]): readonly Recusa[] {
  const futuras = new Set(
    recusas.filter((r) => r.codigo === 'data.futura').map((r) => r.dados?.['data']),
  )
  return futuras.size === 0
    ? recusas
    : recusas.filter((r) => r.codigo !== 'data.invertida' || !futuras.has(r.dados?.['antes']))
}

export const recusar = (
  recusas: readonly Recusa[],
): { recusas: readonly [Recusa, ...Recusa[]] } => {
  const [primeira, ...demais] = semConsequencias(recusas)
  if (primeira === undefined) throw new Error('uma recusa precisa de motivo')
  return { recusas: [primeira, ...demais] }
}

export const recusada = (d: Decisao): d is Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }> =>
  'recusas' in d
