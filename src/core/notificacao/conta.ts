import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { type Base, comRegra } from '../lei/base.ts'

/**
 * Who acts in an account of their own, on something that is not theirs (`conta.alheia`). `donos`:
 * the persons that it is of. A servant's acts are not asked.
 */
export const recusaDeContaAlheia = (
  donos: readonly (string | undefined)[],
  { autor }: Contexto,
  fundamentos: readonly string[],
): readonly Recusa[] =>
  autor.pessoa === undefined || donos.includes(autor.pessoa)
    ? []
    : [{ codigo: 'conta.alheia', fundamentos }]

/** A petition written in an account is of its own person, and of nobody else (`conta.alheia`). */
export const recusaDePeticaoAlheia = (
  pessoa: string | undefined,
  contexto: Contexto,
  fundamentos: readonly string[],
): readonly Recusa[] => recusaDeContaAlheia([pessoa], contexto, fundamentos)

/** A petition's provisions and gaps: with those that let it be written in the account, when it was. */
export const baseDaPeticao = (base: Base, { autor, pacote }: Contexto): Base =>
  autor.pessoa === undefined ? base : comRegra(base, pacote.processo.peticaoPelaConta)
