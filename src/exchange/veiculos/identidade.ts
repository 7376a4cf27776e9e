import { createHash } from 'node:crypto'

/**
 * An id that anyone derives again from the same parts (UUID version 8 of RFC 9562, over SHA-256):
 * the same line sent twice is the same command on the same vehicle.
 */
export function uuidDe(...partes: readonly (string | number)[]): string {
  const b = createHash('sha256').update(JSON.stringify(partes)).digest().subarray(0, 16)
  b[6] = ((b[6] ?? 0) & 0x0f) | 0x80
  b[8] = ((b[8] ?? 0) & 0x3f) | 0x80
  const h = b.toString('hex')
  return [h.slice(0, 8), h.slice(8, 12), h.slice(12, 16), h.slice(16, 20), h.slice(20)].join('-')
}
