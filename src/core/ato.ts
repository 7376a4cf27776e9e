import type { Dia } from './calendar/dia.ts'

export const tiposDeCorrente = [
  'pessoa',
  'condutor',
  'veiculo',
  'vistoria',
  'outorga',
  'licenciamento',
  'taxa',
  'auto',
  'recolhimento',
  'perda',
  'fila',
  'expediente',
  'denuncia',
  'junta',
  'bloco',
  'entidade',
  'carteira',
  'selecao',
  'parametro',
] as const
export type TipoDeCorrente = (typeof tiposDeCorrente)[number]

/** A stream of acts: `outorga:0198…`. `vistoria` has its vehicle's id, `licenciamento` its grant's. */
export type Corrente = `${TipoDeCorrente}:${string}`

/**
 * An act as the core makes it. What the ledger adds (sequence, author, instants, hash) is not the
 * core's to know.
 *
 * - `fundamentos`: provisions that the act applies.
 * - `lacunas`: gaps of the law whose default the act relied on.
 * - `pessoal`: personal data; kept apart by the ledger, which puts only a salted digest in the chain.
 *   Erased data comes back absent, so `evolve` must do without it.
 * - `numerar`: an official number without gaps, which the ledger gives in the same transaction and
 *   writes into `dados[campo]` as `0001/2026`. `quantos`: so many at once; the list is written.
 * - `em` in `dados`: the local day on which the act takes effect.
 */
export type Ato<
  T extends string = string,
  D extends object = object,
  P extends object = object,
> = Readonly<{
  tipo: T
  corrente: Corrente
  fundamentos: readonly string[]
  lacunas?: readonly string[]
  dados: Readonly<D & { em: Dia }>
  pessoal?: Readonly<P>
  numerar?: Readonly<{ campo: string; serie: string; ano: number; quantos?: number }>
}>

export const corrente = (tipo: TipoDeCorrente, id: string): Corrente => `${tipo}:${id}`

/** The id in a stream's name: `idDaCorrente('outorga:x')` is `x`. */
export const idDaCorrente = (c: Corrente): string => c.slice(c.indexOf(':') + 1)
