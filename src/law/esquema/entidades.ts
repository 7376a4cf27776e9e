import * as z from 'zod'
import { duracao, fundamentos, slug } from './comum.ts'

/** Associations and cooperatives of holders: their register, its yearly renewal and its end. */
export const entidades = z.strictObject({
  especies: z.array(z.strictObject({ id: slug, nome: z.string() })).min(1),
  /** What is proved to register and to renew. */
  provas: z.array(z.strictObject({ id: slug, nome: z.string() })).min(1),
  /** How long a register is good for; past it, without the proofs, it is suspended. */
  renovacao: z.strictObject({ duracao, fundamentos, lacuna: slug.optional() }),
  /** How long suspended before it is cancelled by itself. */
  cancelamento: z.strictObject({ duracao, fundamentos, lacuna: slug.optional() }),
  /** That the members' vehicles show its mark and telephone. */
  identificacao: z.strictObject({ fundamentos }).optional(),
  fundamentos,
  lacuna: slug.optional(),
})
export type Entidades = z.infer<typeof entidades>
