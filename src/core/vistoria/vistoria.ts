import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

export const vistoriar = z.strictObject({
  /** Every item of the check-list in force for the vehicle's type, each answered. */
  itens: z
    .array(
      z.strictObject({
        item: z.string(),
        conforme: z.boolean(),
        observacao: z.string().max(300).optional(),
      }),
    )
    .min(1),
  presencial: z.boolean().default(true),
})

export type ItemReprovado = Readonly<{
  item: string
  fundamentos: readonly string[]
  observacao?: string
}>

/** Stream `vistoria:<id of the vehicle>`. */
export type AtoDeVistoria =
  | Ato<'vistoriaReprovada', { numero?: string; defeitos: readonly ItemReprovado[] }>
  | Ato<
      'vistoriaAprovada',
      { numero?: string; validaAte: Dia; ressalvas: readonly ItemReprovado[]; localDoSelo: string }
    >

/** `numero` of an approved inspection is its seal's. */
export type Vistorias = Readonly<{
  realizadas: readonly {
    em: Dia
    resultado: 'aprovada' | 'reprovada'
    numero?: string
    validaAte?: Dia
    defeitos: readonly ItemReprovado[]
  }[]
}>
