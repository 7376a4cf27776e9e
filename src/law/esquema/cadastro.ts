import * as z from 'zod'
import { duracao, fundamentos, idDispositivo, slug } from './comum.ts'

/** The registers kept up to date: what must be told, until when, and what the plate of a vehicle says. */
export const cadastro = z.strictObject({
  /** By which provisions whatever changes about a person must be told. */
  fundamentos: fundamentos.optional(),
  endereco: z
    .strictObject({
      /** From the change on; what is told later is recorded all the same. */
      prazo: duracao,
      /** What of the catalogue a late notice may be. */
      dispositivos: z.array(idDispositivo).default([]),
      fundamentos,
      lacuna: slug.optional(),
    })
    .optional(),
  /** The plate of a vehicle for hire, and the characteristic of the register that it confirms. */
  placaDeAluguel: z.strictObject({ caracteristica: slug.optional(), fundamentos }).optional(),
})
