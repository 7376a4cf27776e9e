import type { Lista } from '../../../server/contrato/contrato.ts'

/** What was chosen on a list, to be given one command each. */
export type Lote = Readonly<{
  comando: Lista['emLote'][number]
  /** The list's name in the address. */
  lista: string
  itens: readonly { id: string; titulo: string; subtitulo: string }[]
}>

const CHAVE = 'lote'

/** Kept in this tab, so that reloading the page loses nothing. */
export const guardarLote = (lote: Lote): void => sessionStorage.setItem(CHAVE, JSON.stringify(lote))

export function lerLote(): Lote | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(CHAVE) ?? '') as Lote
  } catch {
    return undefined
  }
}
