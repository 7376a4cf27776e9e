import * as z from 'zod'
import type { Ato } from '../ato.ts'
import { dia } from '../calendar/esquema.ts'
import type { Dia } from '../calendar/dia.ts'

export const vistoriar = z.strictObject({
  /** Every item of the check-list in force for the vehicle's type, each answered. */
  itens: z
    .array(
      z.strictObject({
        item: z.string(),
        /** `nao-se-aplica` only where the pack says what the item depends on. */
        conforme: z.union([z.boolean(), z.literal('nao-se-aplica')]),
        observacao: z.string().max(300).optional(),
      }),
    )
    .min(1),
  presencial: z.boolean().default(true),
})

export const determinarVistoria = z.strictObject({
  /** Last day to bring the vehicle, inclusive. */
  ate: dia,
  motivo: z.string().trim().min(3).max(500),
})

export type ItemReprovado = Readonly<{
  item: string
  fundamentos: readonly string[]
  observacao?: string
}>

/** Stream `vistoria:<id of the vehicle>`. */
export type AtoDeVistoria =
  | Ato<'vistoriaDeterminada', { ate: Dia; motivo: string }>
  | Ato<
      'vistoriaReprovada',
      { numero?: string; defeitos: readonly ItemReprovado[]; naoSeAplicam?: readonly string[] }
    >
  | Ato<
      'vistoriaAprovada',
      {
        numero?: string
        validaAte: Dia
        ressalvas: readonly ItemReprovado[]
        naoSeAplicam?: readonly string[]
        localDoSelo: string
      }
    >

/** `numero` of an approved inspection is its seal's. */
export type Vistorias = Readonly<{
  /** Ordered and not yet done: any inspection after it, passed or failed, answers it. */
  determinada?: Readonly<{ em: Dia; ate: Dia; motivo: string }>
  realizadas: readonly {
    em: Dia
    resultado: 'aprovada' | 'reprovada'
    numero?: string
    validaAte?: Dia
    defeitos: readonly ItemReprovado[]
    /** Items that the inspector told not to apply to this vehicle. */
    naoSeAplicam?: readonly string[]
  }[]
}>
