import type { Corrente } from '#core/ato.ts'

/** The stream moved: reload it and decide again. `atual` is its sequence, when it is known. */
export class ConflitoDeSequencia extends Error {
  override readonly name = 'ConflitoDeSequencia'
  readonly corrente: Corrente
  readonly atual: number | undefined
  constructor(corrente: Corrente, atual?: number, cause?: unknown) {
    super(`a corrente ${corrente} mudou`, { cause })
    this.corrente = corrente
    this.atual = atual
  }
}

/** The id of a command already recorded, sent again with other data or by another person. */
export class ComandoDiferente extends Error {
  override readonly name = 'ComandoDiferente'
  constructor(id: string) {
    super(`o id ${id} é de outro comando`)
  }
}

/** A text that JSON in the database cannot hold (NUL, half a surrogate pair): invalid input. */
export class TextoInvalido extends Error {
  override readonly name = 'TextoInvalido'
}

const CODIGO = (erro: unknown): string | undefined =>
  typeof erro === 'object' && erro !== null && 'code' in erro && typeof erro.code === 'string'
    ? erro.code
    : undefined

/** The name of the constraint that an error of PostgreSQL violates, if it does. */
export const restricaoDe = (erro: unknown): string | undefined =>
  typeof erro === 'object' &&
  erro !== null &&
  'constraint' in erro &&
  typeof erro.constraint === 'string'
    ? erro.constraint
    : undefined

/**
 * Whether another try on fresh state may pass: a conflict of sequence, a deadlock (40P01), a
 * serialization failure (40001), a lock not obtained in time (55P03), or the same command sent twice
 * at once (whose second try finds the first one's acts).
 */
export const valeTentarDeNovo = (erro: unknown): boolean =>
  erro instanceof ConflitoDeSequencia ||
  ['40P01', '40001', '55P03'].includes(CODIGO(erro) ?? '') ||
  (CODIGO(erro) === '23505' && ['ato_comando', 'comando_id'].includes(restricaoDe(erro) ?? ''))

/** Whether the error is a violated uniqueness or exclusion of that constraint. */
export const violou = (erro: unknown, restricao: string): boolean =>
  ['23505', '23P01'].includes(CODIGO(erro) ?? '') && restricaoDe(erro) === restricao
