import type { Corrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import { inexistente } from '../mundo/recusas.ts'
import type { Outorga } from './outorga.ts'
import { outorgaVigente } from './vigencia.ts'

/** Why nothing can be done with the grant as one in force: there is none, or it is not in force on the day. */
export function recusasSemVigor(
  o: Outorga | undefined,
  corrente: Corrente,
  dia: Dia,
): readonly Recusa[] {
  if (o === undefined) return [inexistente(corrente)]
  if (outorgaVigente(o, dia)) return []
  return [{ codigo: 'outorga.nao-vigente', fundamentos: [], dados: { situacao: o.situacao } }]
}

/** The law of the pack has no such institute: not a thing to do here, and screens leave it out. */
export const leiNaoPreve = (oQue: string): Recusa => ({
  codigo: 'lei.nao-preve',
  fundamentos: [],
  falta: oQue,
})
