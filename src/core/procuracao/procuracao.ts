import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'

/** The instrument by which an attorney comes in the holder's stead. */
export const procuracao = z.strictObject({
  /** The attorney, a registered person. */
  procurador: z.string(),
  publica: z.boolean(),
  lavradaEm: dia,
  validaAte: dia.optional(),
  /** The powers, as written; specific to the act. */
  poderes: z.string().trim().max(1000).optional(),
})
export type InstrumentoDeProcuracao = z.infer<typeof procuracao>
