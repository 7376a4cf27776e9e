import { useSyncExternalStore } from 'react'

export type Recado = Readonly<{ titulo: string; frases: readonly string[] }>

let atual: Recado | undefined
const ouvintes = new Set<() => void>()

/** Leaves a message for the next screen: what was recorded. */
export function deixarRecado(recado: Recado | undefined): void {
  atual = recado
  for (const avisar of ouvintes) avisar()
}

const assinar = (avisar: () => void) => {
  ouvintes.add(avisar)
  return () => ouvintes.delete(avisar)
}

/** The message left, if any. */
export const useRecado = (): Recado | undefined => useSyncExternalStore(assinar, () => atual)
