import type { Dia } from '#core/calendar/dia.ts'
import type { Pacote } from '#law/pacote.ts'

/** How a column reads: on screen, in a spreadsheet's cell, and what it is sorted by. */
export type TipoDeColuna =
  | 'texto'
  | 'dia'
  | 'placa'
  | 'cpf'
  | 'reais'
  | 'inteiro'
  | 'codigo'
  | 'dispositivo'

export type ColunaDeLista = Readonly<{
  id: string
  titulo: string
  tipo: TipoDeColuna
  /** Where the value is; written by the definition, never by who asks. */
  sql: string
}>

export type FiltroDeLista = Readonly<{
  id: string
  titulo: string
  /** `opcao`: one of a closed list. `dia`: a day, inclusive. `valor`: any text, equal. */
  tipo: 'opcao' | 'dia' | 'valor'
  opcoes?: readonly string[]
  /** How an option is called, when its code alone does not say it. */
  nomes?: Readonly<Record<string, string>>
  /** Shown only once asked for: the figures of the panel arrive by it. */
  amais?: true
  /** The condition, with `?` where the value goes, bound as text; or one for each option. */
  sql: string | Readonly<Record<string, string>>
}>

/** A register that can be read row by row, filtered, sorted and taken to a spreadsheet. */
export type DefinicaoDeLista = Readonly<{
  id: string
  nome: string
  explica: string
  /** The file that a row opens. */
  recurso:
    | 'outorgas'
    | 'pessoas'
    | 'veiculos'
    | 'autos'
    | 'recolhimentos'
    | 'perdas'
    | 'expedientes'
    | 'denuncias'
    | 'entidades'
  /** `FROM` of the rows; the main table is called `l`. */
  de: string
  /** A condition that every row meets. */
  onde?: string
  chave: string
  /** Normalized text that the words typed must all be in. */
  texto: string
  colunas: readonly ColunaDeLista[]
  filtros: readonly FiltroDeLista[]
  ordem: string
  /** What tells apart the rows of one file, when a file has many. */
  desempate?: string
  /** Commands that many rows may be given at once, each decided by itself. */
  emLote?: readonly string[]
  decrescente?: true
}>

/** A list in a law's words; `hoje`, of the city's clock, tells which terms are over. */
export type MontarLista = (pacote: Pacote, hoje: Dia) => DefinicaoDeLista
