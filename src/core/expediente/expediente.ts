import * as z from 'zod'
import type { Ato } from '../ato.ts'
import { dia } from '../calendar/esquema.ts'
import type { Dia } from '../calendar/dia.ts'

export const meiosDeCiencia = ['pessoal', 'postal', 'publicacao', 'eletronica'] as const

export const expedir = z.strictObject({
  /** Its kind, as the pack calls it: `ordem-de-servico`, `requisicao`, `aviso`… */
  especie: z.string(),
  assunto: z.string().trim().min(3).max(160),
  texto: z.string().trim().min(10).max(8000),
  /** To every holder of the service, whoever they are. */
  aTodos: z.boolean(),
  /** The grants whose holders it is for, when not for all. */
  destinatarios: z
    .array(z.strictObject({ outorga: z.string() }))
    .min(1)
    .max(500)
    .optional(),
  /** Days to answer or comply, from the knowledge of each; none: nothing is to be answered. */
  prazoEmDias: z.number().int().positive().max(365).optional(),
})
export const registrarCienciaDoExpediente = z.strictObject({
  outorga: z.string(),
  cienciaEm: dia,
  meio: z.enum(meiosDeCiencia),
})
export const publicarExpediente = z.strictObject({
  publicadoEm: dia,
  /** Edition of the press, or the board. */
  referencia: z.string().trim().min(3).max(200),
})
export const responderExpediente = z.strictObject({
  outorga: z.string(),
  respondidoEm: dia,
  texto: z.string().trim().min(3).max(4000),
})
export const constatarDescumprimento = z.strictObject({
  outorga: z.string(),
  motivo: z.string().trim().min(3).max(1000),
})
export const revogarExpediente = z.strictObject({ motivo: z.string().trim().min(3).max(500) })

/**
 * Stream `expediente:<id>`. Recipients are grants named by `para`, which makes no link: an order to
 * all would otherwise bring every holder with it.
 */
export type AtoDeExpediente =
  | Ato<
      'expedienteExpedido',
      {
        especie: string
        assunto: string
        texto: string
        aTodos: boolean
        para: readonly string[]
        prazoEmDias?: number
        numero?: string
      }
    >
  | Ato<
      'cienciaDoExpedienteRegistrada',
      { para: string; cienciaEm: Dia; meio: string; responderAte?: Dia }
    >
  | Ato<'expedientePublicado', { publicadoEm: Dia; referencia: string; responderAte?: Dia }>
  | Ato<
      'expedienteRespondido',
      { para: string; respondidoEm: Dia; texto: string; tempestiva: boolean }
    >
  | Ato<'descumprimentoConstatado', { para: string; motivo: string; infracoes: readonly string[] }>
  | Ato<'expedienteRevogado', { motivo: string }>

export const situacoesDoDestinatario = [
  'expedido',
  'ciente',
  'respondido',
  'descumprido',
  'revogado',
] as const
export type SituacaoDoDestinatario = (typeof situacoesDoDestinatario)[number]

export type Destinatario = Readonly<{
  outorga: string
  cienciaEm?: Dia
  meio?: string
  /** Last day to answer, inclusive. */
  responderAte?: Dia
  respondidoEm?: Dia
  tempestiva?: boolean
  resposta?: string
  descumprimentoEm?: Dia
  infracoes?: readonly string[]
}>

export type Expediente = Readonly<{
  id: string
  numero?: string
  especie: string
  assunto: string
  texto: string
  aTodos: boolean
  em: Dia
  prazoEmDias?: number
  destinatarios: readonly Destinatario[]
  publicadoEm?: Dia
  referencia?: string
  /** For all, once published. */
  responderAte?: Dia
  revogadoEm?: Dia
}>
