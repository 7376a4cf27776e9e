import { createHash, randomBytes } from 'node:crypto'
import { escreverLetras, lerLetras } from '../codigos/letras.ts'

/** The secret of who tells: 80 bits of chance, shown once and kept nowhere. */
export const novoCodigo = (): string =>
  escreverLetras(BigInt(`0x${randomBytes(10).toString('hex')}`))

const emHex = (texto: string): string => createHash('sha256').update(texto).digest('hex')

/** An id that is a digest (UUIDv8): nothing leads from it back to what it was made of. */
function idDoResumo(hex: string): string {
  const variante = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variante}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/**
 * The secret of a complaint taken at the counter, and the command's id that is recorded: both digests
 * of the chance key of the sending, which is kept nowhere. Sent again with the same key, as after a
 * lost answer, it is the same complaint and the same code.
 */
export const codigoDoBalcao = (chave: string): Readonly<{ codigo: string; comando: string }> => ({
  codigo: escreverLetras(BigInt(`0x${emHex(`codigo ${chave}`).slice(0, 20)}`)),
  comando: idDoResumo(emHex(`comando ${chave}`)),
})

/** As the first complaints were followed: by the id itself, made by the clock (UUIDv7). */
const ANTIGO = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * The complaint that a code follows: its id is the code's digest (UUIDv8), so that who sees the id
 * inside, in an address, does not have the code. An id of its own is no code, save of a complaint from
 * before codes. Undefined for what is neither.
 */
export function denunciaDoCodigo(texto: string): string | undefined {
  const limpo = texto.trim().toLowerCase()
  if (ANTIGO.test(limpo)) return limpo
  const valor = lerLetras(texto)
  if (valor === undefined) return undefined
  return idDoResumo(emHex(`denuncia ${valor.toString(16)}`))
}
