/** Text to compare names by: without accents, case or signs. */
export const chave = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const NUMERO_OU_DATA = /^[\d\s.,:/-]+$/
const PLACA = /^[A-Z]{3}-?\d[A-Z0-9]\d{2}$/i

/** Whether a first line names the columns: some name, and no number, date or plate among them. */
export const temCabecalho = (valores: readonly string[]): boolean => {
  const ditos = valores.map((v) => v.trim()).filter((v) => v !== '')
  return ditos.length > 0 && ditos.every((v) => !NUMERO_OU_DATA.test(v) && !PLACA.test(v))
}

/**
 * The names of the columns: those without one (registers often have an unnamed first column) are
 * called by their place, and a repeated name gets its own.
 */
export function nomesDasColunas(valores: readonly string[], total: number): readonly string[] {
  const vistos = new Map<string, number>()
  return Array.from({ length: total }, (_, i) => {
    const nome = (valores[i] ?? '').trim() || `coluna ${i + 1}`
    const n = (vistos.get(chave(nome)) ?? 0) + 1
    vistos.set(chave(nome), n)
    return n === 1 ? nome : `${nome} (${n})`
  })
}
