import * as z from 'zod'
import { dia, idDispositivo } from './comum.ts'

export const redacao = z.strictObject({
  /** Word for word; null only when this redaction is not known (`desconhecida`). */
  texto: z.string().nullable(),
  desde: dia,
  ate: dia.optional(),
  fonte: z.string(),
  desconhecida: z.boolean().optional(),
  dataPresumida: z.boolean().optional(),
})

/** `texto/*.yaml`: the provisions in the order of the law, each with all its redactions. */
export const texto = z.array(
  z.strictObject({
    id: idDispositivo,
    rotulo: z.string(),
    agrupador: z.boolean().optional(),
    redacoes: z.array(redacao).min(1),
  }),
)
export type Redacao = z.infer<typeof redacao>
export type DispositivoEscrito = z.infer<typeof texto>[number]
