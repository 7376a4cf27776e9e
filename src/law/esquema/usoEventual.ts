import * as z from 'zod'
import { fundamentos, slug } from './comum.ts'

/** The vehicle used in the service only now and then: what it bears meanwhile, told beforehand. */
export const usoEventual = z.strictObject({
  /** What it bears in the place of the usual marks. */
  faixa: z.strictObject({ pede: z.string(), fundamentos }),
  /** A parameter: the most days, the first and the last included, that one notice may cover. */
  maximo: slug.optional(),
  fundamentos,
  lacuna: slug.optional(),
})
