/**
 * Canonical JSON: one text for one value, so that equal packs have equal digests whatever the order
 * in which their keys were written. Keys in code-unit order, no spaces, absent keys left out. Only
 * takes what JSON can hold; a number that JSON cannot write is a fault.
 */
export function canonico(valor: unknown): string {
  if (Array.isArray(valor)) return `[${valor.map((item) => canonico(item ?? null)).join(',')}]`
  if (typeof valor === 'object' && valor !== null) {
    const pares = Object.entries(valor)
      .filter(([, v]) => v !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([chave, v]) => `${JSON.stringify(chave)}:${canonico(v)}`)
    return `{${pares.join(',')}}`
  }
  if (typeof valor === 'number' && !Number.isFinite(valor)) {
    throw new TypeError(`número sem forma em JSON: ${valor}`)
  }
  const texto = JSON.stringify(valor) as string | undefined
  if (texto === undefined) throw new TypeError(`valor sem forma em JSON: ${typeof valor}`)
  return texto
}
