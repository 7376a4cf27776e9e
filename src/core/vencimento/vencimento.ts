import type { Corrente, TipoDeCorrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Contexto, Papel } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'

/**
 * What the night run gives by itself on the day after, as of that day: `registra` what the law makes
 * happen without anyone's will, `propoe` to the authority what only a person may decide.
 */
export type ComandoDaRotina = Readonly<{
  nome: string
  corrente: Corrente
  dados: object
  efeito: 'registra' | 'propoe'
}>

/** Something that holds until a day. Told by ids and names of the pack: never personal data. */
export type Vencimento = Readonly<{
  /** Tells two of one kind and owner apart (`titular/cnh`); empty when there is only one. */
  chave: string
  /** For a list: `CNH do titular`. */
  nome: string
  /** The last day, inclusive, on which it still holds: it is late from the next day on. */
  venceEm: Dia
  fundamentos: readonly string[]
  lacuna?: string | undefined
  /** Who must act, when not the kind's own. */
  papeis?: readonly Papel[]
  /** It ends by itself: nobody is late after it. */
  termina?: boolean
  /** Absent: a person acts, and the row is an alert. */
  comando?: ComandoDaRotina | undefined
}>

/**
 * A kind of thing that falls due. `vencimentos` is pure and total: from the folded states around the
 * owner, every open one of the kind, past or to come. It gives none once it was dealt with, so that
 * a run repeated finds nothing to do.
 */
export type EspecieDeVencimento = Readonly<{
  especie: string
  /** What a filter says: `Afastamentos`. */
  nome: string
  /** The stream on whose file someone acts, and whose neighbourhood is folded for it. */
  dono: TipoDeCorrente
  /** Days before the last one on which it is told of, most first. */
  avisos: readonly number[]
  papeis: readonly Papel[]
  vencimentos(id: string, mundo: Mundo, contexto: Contexto): readonly Vencimento[]
}>

/** A due day with all that its kind says of it. */
export type VencimentoDaEspecie = Required<Pick<Vencimento, 'papeis'>> &
  Omit<Vencimento, 'papeis'> &
  Readonly<{ especie: string; avisos: readonly number[] }>
