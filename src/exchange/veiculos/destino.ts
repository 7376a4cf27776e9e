import type { Ato, Corrente } from '#core/ato.ts'

/** A line decided and not yet recorded. */
export type LinhaDecidida = Readonly<{
  linha: number
  placa: string
  comando: Readonly<{ id: string; corrente: Corrente }>
  atos: readonly Ato[]
}>

/** Lines `de`–`ate` of the file (inclusive), and those of them that are to be recorded. */
export type Lote = Readonly<{ de: number; ate: number; decididas: readonly LinhaDecidida[] }>

/** A line that only the record could refuse (the plate is another vehicle's). */
export type RecusaDoRegistro = Readonly<{ linha: number; codigo: string }>

export type LoteGravado = Readonly<{
  gravadas: number
  /** Recorded before, by this file or another: nothing changed. */
  repetidas: number
  recusas: readonly RecusaDoRegistro[]
}>

/** Where an import writes. `livro.ts` is the ledger's; tests have their own. */
export interface Destino {
  /** What an earlier run of this same file already settled; `ate` is its last line, 0 when none. */
  retomar(): Promise<Readonly<{ ate: number }> & LoteGravado>
  /** All of a batch, with the note of how far it went, or nothing of it. */
  gravar(lote: Lote): Promise<LoteGravado>
  concluir(): Promise<void>
}
