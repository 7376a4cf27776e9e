import * as z from 'zod'
import type { Ato } from '../ato.ts'
import { procuracao } from '../procuracao/procuracao.ts'
import type { Dia } from '../calendar/dia.ts'
import { jornada, type Jornada } from './jornada.ts'

export const funcao = z.enum(['titular', 'auxiliar', 'contratado', 'substituto'])
export type Funcao = z.infer<typeof funcao>

export const inscreverCondutor = z.strictObject({
  pessoa: z.string(),
  outorga: z.string(),
  funcao,
  /** The holder came in person to register the driver. */
  presencial: z.boolean(),
  /** An attorney came in the holder's stead, where the law admits one. */
  procuracao: procuracao.optional(),
  /** Working hours of an auxiliary (`18:00`–`06:00`), printed on the badge. */
  jornada: jornada.optional(),
})
/** The yearly (or other) renewal; the hours go on unless told anew. */
export const renovarCondutor = z.strictObject({
  presencial: z.boolean(),
  jornada: jornada.optional(),
})
export const baixarCondutor = z.strictObject({ motivo: z.string().trim().min(3).max(300) })

export type AtoDeCondutor =
  | Ato<
      'condutorInscrito',
      {
        pessoa: string
        outorga: string
        funcao: Funcao
        /** Given by the ledger. */
        numero?: string
        certificadoAte?: Dia
        jornada?: Jornada
      }
    >
  | Ato<'condutorRenovado', { certificadoAte: Dia; jornada?: Jornada }>
  | Ato<'condutorBaixado', { motivo: string }>
  /** `perda`: the case whose decision it carries out. */
  | Ato<'certificadoCassado', { perda: string }>
  | Ato<'certificadoRestabelecido', { perda: string }>

export type Condutor = Readonly<{
  id: string
  pessoa: string
  outorga: string
  funcao: Funcao
  numero?: string
  desde: Dia
  certificadoAte?: Dia
  jornada?: Jornada
  /** Days of the renewals, oldest first. */
  renovadoEm?: readonly Dia[]
  baixadoEm?: Dia
  /** The registration ended by the loss of the certificate. */
  cassado?: true
}>
