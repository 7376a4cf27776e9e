import * as z from 'zod'
import { fundamentos, slug } from './comum.ts'

/** The list of who waits for a grant to be free: who calls, in what order, for how long. */
export const filaDeEspera = z.strictObject({
  id: slug,
  nome: z.string(),
  /** Those of one day: by a draw whose seed is published before, or as they came. */
  desempate: z.enum(['sorteio', 'protocolo']),
  /** The days to answer a call: a parameter. */
  chamada: z.strictObject({ parametro: slug }),
  fundamentos,
  /** What the law leaves unsaid of order, term, and who does not answer. */
  lacuna: slug.optional(),
})
export type FilaDeEspera = z.infer<typeof filaDeEspera>
