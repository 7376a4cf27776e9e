import { TextoInvalido } from './erros.ts'

/**
 * Canonical JSON (RFC 8785): members sorted by UTF-16 code units, numbers as ECMAScript writes them,
 * no space; `undefined` members are left out, as in JSON.
 * @throws TextoInvalido on NUL or half a surrogate pair; TypeError on a number that is not finite
 *   or a value that is not JSON
 */
export function canonico(valor: unknown): string {
  switch (typeof valor) {
    case 'string':
      return texto(valor)
    case 'number':
      if (!Number.isFinite(valor)) throw new TypeError(`não é JSON: ${valor}`)
      return JSON.stringify(valor)
    case 'boolean':
      return String(valor)
    case 'object':
      if (valor === null) return 'null'
      return Array.isArray(valor) ? `[${valor.map(item).join(',')}]` : objeto(valor)
    default:
      throw new TypeError(`não é JSON: ${typeof valor}`)
  }
}

const item = (v: unknown): string => canonico(v === undefined ? null : v)

function objeto(valor: object): string {
  const membros = valor as Record<string, unknown>
  const chaves = Object.keys(membros).filter((c) => membros[c] !== undefined)
  // The default order of `sort` is the one of UTF-16 code units that the RFC asks for.
  return `{${chaves
    .sort()
    .map((c) => `${texto(c)}:${canonico(membros[c])}`)
    .join(',')}}`
}

function texto(valor: string): string {
  if (valor.includes('\0')) throw new TextoInvalido('o texto tem um caractere nulo')
  if (!valor.isWellFormed()) throw new TextoInvalido('o texto tem um caractere partido')
  return JSON.stringify(valor)
}
