import * as z from 'zod'
import { fundamentos, slug } from './comum.ts'

/** A value or a list that the municipality fixes, with the provision that leaves it to the city. */
const doMunicipio = z.strictObject({ parametro: slug, fundamentos })

/** What a ride costs; a law without it has no tariff. */
export const tarifa = z.strictObject({
  bandeirada: doMunicipio,
  /** By kilometre, in centavos, at each rate. */
  quilometro: z.strictObject({ bandeira1: doMunicipio, bandeira2: doMunicipio }),
  horaParada: doMunicipio,
  /** When the second rate holds: any one of them is enough. */
  bandeira2: z.strictObject({
    dias: doMunicipio.optional(),
    meses: doMunicipio.optional(),
    areas: doMunicipio.optional(),
    /** Hours of any day; the city need not fix them. */
    horarios: doMunicipio.optional(),
    lacuna: slug.optional(),
  }),
  /** From when to when the ride is measured: after the passenger is seated, to its end. */
  medicao: z.strictObject({ fundamentos, lacuna: slug.optional() }),
  fundamentos,
  lacuna: slug.optional(),
})
export type Tarifa = z.infer<typeof tarifa>
