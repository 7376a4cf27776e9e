import * as z from 'zod'
import { sha256 } from './sha256.ts'

/** The seed of a draw, published before it. */
export const semente = z.strictObject({
  /** A text that nobody chose: the result of a public lottery. */
  semente: z.string().trim().min(6).max(200),
  /** Where it came from, so that anyone can look it up. */
  fonte: z.string().trim().min(3).max(300),
})

/** What puts a protocol in order in a draw: SHA-256 of `seed|protocol`, in hexadecimal; the smaller first. */
export const chaveDoSorteio = (sorteada: string, protocolo: string): string =>
  sha256(`${sorteada}|${protocolo}`)
