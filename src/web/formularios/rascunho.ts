/**
 * What is being typed, kept in this tab until it is sent or discarded. Session storage, not local:
 * it holds personal data and goes away with the tab, and leaving the system clears it.
 */
const chave = (tela: string) => `rascunho:${tela}`

export function lerRascunho(tela: string): Record<string, unknown> | undefined {
  try {
    const texto = sessionStorage.getItem(chave(tela))
    const valor: unknown = texto === null ? undefined : JSON.parse(texto)
    return typeof valor === 'object' && valor !== null
      ? (valor as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden storage only loses the draft, never the form. */
export function guardarRascunho(tela: string, valores: unknown): void {
  try {
    sessionStorage.setItem(chave(tela), JSON.stringify(valores))
  } catch {
    // Nothing to do: the form itself still holds the text.
  }
}

export const apagarRascunho = (tela: string): void => sessionStorage.removeItem(chave(tela))
