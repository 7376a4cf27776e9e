import * as z from 'zod'
import { fundamentos, slug } from './comum.ts'

/** Publicity of third parties: where it may be shown. */
export const publicidade = z.strictObject({
  locais: z.array(z.strictObject({ id: slug, nome: z.string() })).min(1),
  fundamentos,
  lacuna: slug.optional(),
})
