import { createHash } from 'node:crypto'
import { canonico } from '../canonico.ts'
import type { Pacote } from '../pacote.ts'

/** SHA-256, in hexadecimal, of the canonical JSON of a pack without its own digest. */
export const digerir = (pacote: Omit<Pacote, 'sha256'>): string =>
  createHash('sha256').update(canonico(pacote)).digest('hex')
