import type * as z from 'zod'
import type { Pacote } from '#law/pacote.ts'
import type { Ato, Corrente, TipoDeCorrente } from './ato.ts'
import type { Contexto, Papel } from './contexto.ts'
import type { Decisao } from './decisao.ts'
import type { Mundo } from './mundo.ts'

/** What someone asks for. `id` is made by who asks (UUIDv7): sending it twice changes nothing. */
export type Comando<D = unknown> = Readonly<{
  id: string
  nome: string
  corrente: Corrente
  dados: D
}>

/**
 * A command of a room: its schema, who may give it, and its pure decision. The registry of these
 * (`comandos.ts`) is what the API, the screens, the cases and the help are made from.
 */
export interface DefinicaoDeComando<S extends z.ZodType = z.ZodType, A extends Ato = Ato> {
  nome: string
  /** What a button says, with the slots of `naLei`: `Lavrar {auto}`. */
  rotulo: string
  corrente: TipoDeCorrente
  /** Begins the stream; otherwise the stream must exist. */
  cria: boolean
  papeis: readonly Papel[]
  /** Where the pack chooses who may give it: those roles, among `papeis`. */
  papeisEm?(pacote: Pacote): readonly Papel[]
  dados: S
  /**
   * Pure; gives every refusal at once. Called only with data that passed the schema.
   */
  decide(comando: Comando<z.infer<S>>, mundo: Mundo, contexto: Contexto): Decisao<A>
  /**
   * The refusals that no data could avoid on this day, so that a greyed button explains itself
   * before the form is filled. Empty: open.
   */
  sondar(
    corrente: Corrente,
    mundo: Mundo,
    contexto: Contexto,
  ): readonly import('./decisao.ts').Recusa[]
  /**
   * Of a command that begins a stream of its own around a grant: what bars it from this grant
   * whatever the data, so that its file can tell. `outorga`: the grant's stream.
   */
  sondarNaOutorga?(
    outorga: Corrente,
    mundo: Mundo,
    contexto: Contexto,
  ): readonly import('./decisao.ts').Recusa[]
}

export const definirComando = <S extends z.ZodType, A extends Ato>(
  d: DefinicaoDeComando<S, A>,
): DefinicaoDeComando<S, A> => d

/** Given only by the person, in an account of their own: no action of the counter, nor of its API. */
export const soNaConta = (d: DefinicaoDeComando): boolean => d.papeis.every((p) => p === 'titular')
