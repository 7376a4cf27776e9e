import type { Dia } from '#core/calendar/dia.ts'
import type { Papel } from '#core/contexto.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Lista } from '../contrato/contrato.ts'

export type TipoDeColuna = Lista['colunas'][number]['tipo']

/**
 * A column, and where its value is: written by the definition, never by who asks. `soNoArquivo`: what
 * another system needs and a screen has no room for.
 */
export type ColunaDeLista = Lista['colunas'][number] &
  Readonly<{
    sql: string
    soNoArquivo?: true
    /**
     * The core works it out of the record, for today: `sql` only says which rows have it, and how
     * they sort.
     */
    calculada?: 'resta'
  }>

/** A filter, and its condition, with `?` where the value goes, bound as text; or one for each option. */
export type FiltroDeLista = Lista['filtros'][number] &
  Readonly<{ sql: string | Readonly<Record<string, string>> }>

/** A register that can be read row by row, filtered, sorted and taken to a spreadsheet. */
export type DefinicaoDeLista = Readonly<Pick<Lista, 'id' | 'nome' | 'explica' | 'recurso'>> &
  Readonly<{
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
    /** Who may read it, when not everyone: rows that show more of a person than most may see. */
    papeis?: readonly Papel[]
  }>

/** A list in a law's words; `hoje`, of the city's clock, tells which terms are over. */
export type MontarLista = (pacote: Pacote, hoje: Dia) => DefinicaoDeLista
