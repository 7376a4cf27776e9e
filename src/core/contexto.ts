import type { Pacote } from '#law/pacote.ts'
import type { Calendario } from './calendar/calendario.ts'
import type { Dia } from './calendar/dia.ts'
import type { SerieIndice } from './money/indice.ts'

/** The servants' roles: what a municipality's user may be given. */
export const papeis = [
  'atendente',
  'vistoriador',
  'fiscal',
  'julgador',
  'recursal',
  'procuradoria',
  'gestor',
  'auditor',
  'educacao',
] as const
/** `titular`: a holder or driver in an account of their own, who is no servant. */
export type Papel = (typeof papeis)[number] | 'titular'

/** `pessoa`: the register of who acts for themselves, from an account of their own. */
export type Autor = Readonly<{ id: string; papeis: readonly Papel[]; pessoa?: string }>

/** A dated value of a parameter, with the act that fixed it. */
export type ValorDeParametro = Readonly<{ desde: Dia; ate?: Dia; valor: unknown; fonte: string }>

/** The municipality's values by parameter id, oldest first: what the city fixed over what the pack knows. */
export type ValoresDeParametros = Readonly<Record<string, readonly ValorDeParametro[]>>

/** Everything that a decision needs and that is not a state: no clock, no network, no database. */
export type Contexto = Readonly<{
  pacote: Pacote
  calendario: Calendario
  parametros: ValoresDeParametros
  indices: Readonly<Partial<Record<'INPC' | 'IPCA', SerieIndice>>>
  autor: Autor
  /** The instant of the fact, ISO 8601 in UTC. */
  agora: string
  /** Its local day in the city's zone. */
  hoje: Dia
}>
