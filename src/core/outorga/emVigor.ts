import type { Corrente } from '../ato.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { fundamentosDeQuemPede } from '../lei/exigencias.ts'
import { inexistente } from '../mundo/recusas.ts'
import { recusasDoObito } from '../transferencia/obito.ts'
import type { Outorga } from './outorga.ts'
import { outorgaVigente } from './vigencia.ts'

/** Why nothing can be done with the grant as one in force: there is none, or it is not in force on the day. */
export function recusasSemVigor(
  o: Outorga | undefined,
  corrente: Corrente,
  { pacote, hoje }: Pick<Contexto, 'pacote' | 'hoje'>,
): readonly Recusa[] {
  if (o === undefined) return [inexistente(corrente)]
  if (outorgaVigente(o, hoje)) return []
  const fundamentos = fundamentosDeQuemPede(pacote, 'outorga-vigente', hoje)
  return [{ codigo: 'outorga.nao-vigente', fundamentos, dados: { situacao: o.situacao } }]
}

/** The same, of what only a holder who lives can do or go on doing: ask, renew, work. */
export const recusasSemTitular = (
  o: Outorga | undefined,
  corrente: Corrente,
  contexto: Contexto,
): readonly Recusa[] => [
  ...recusasSemVigor(o, corrente, contexto),
  ...(o === undefined ? [] : recusasDoObito(o, contexto, contexto.hoje)),
]

/** The law of the pack has no such institute: not a thing to do here, and screens leave it out. */
export const leiNaoPreve = (oQue: string): Recusa => ({
  codigo: 'lei.nao-preve',
  fundamentos: [],
  falta: oQue,
})
