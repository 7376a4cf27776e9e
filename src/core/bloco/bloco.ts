import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { SituacaoDoBloco, SituacaoDoNumero } from './transicoes.ts'

const motivo = z.string().trim().min(3).max(500)
/** As it is written on the form: `0101/2026`. */
export const numeroDoFormulario = z
  .string()
  .trim()
  .regex(/^\d{4,}\/\d{4}$/)
/** Forms kept at most in one block: what a person can account for. */
const MAXIMO = 500

export const reservarBloco = z.strictObject({
  /** The inspector's account. */
  fiscal: z.string().min(1).max(60),
  quantos: z.number().int().min(1).max(MAXIMO),
  /** Why the block is reserved: street work, an operation, lack of network. */
  finalidade: z.string().trim().max(200).optional(),
})
export const entregarBloco = z.strictObject({
  entregueEm: dia,
  /** Day by which the inspector must account for every number. */
  prestarContasAte: dia.optional(),
})
export const inutilizarNumero = z.strictObject({ numero: numeroDoFormulario, motivo })
export const extraviarNumero = z.strictObject({
  numero: numeroDoFormulario,
  motivo,
  /** The police record of the loss, or other proof. */
  prova: z.string().trim().max(200).optional(),
})
/** The blank forms that come back, by their numbers. */
export const devolverNumeros = z.strictObject({
  numeros: z.array(numeroDoFormulario).min(1).max(MAXIMO),
})
export const encerrarBloco = z.strictObject({})

/** Stream `bloco:<id>`. The records that use its numbers make no link, or one would bring all. */
export type AtoDeBloco =
  | Ato<
      'blocoReservado',
      {
        fiscal: string
        quantos: number
        finalidade?: string
        /** The official numbers, given by the ledger. */
        numeros?: readonly string[]
      }
    >
  | Ato<'blocoEntregue', { entregueEm: Dia; prestarContasAte?: Dia }>
  | Ato<'numeroDoBlocoUsado', { numero: string; registro: string }>
  | Ato<'numeroDoBlocoInutilizado', { numero: string; motivo: string }>
  | Ato<'numeroDoBlocoExtraviado', { numero: string; motivo: string; prova?: string }>
  | Ato<'numerosDoBlocoDevolvidos', { numeros: readonly string[] }>
  | Ato<'blocoEncerrado', object>

/** What became of a number. */
export type DestinoDoNumero = Readonly<{
  situacao: SituacaoDoNumero
  em?: Dia
  motivo?: string
  prova?: string
  /** The record written with it. */
  registro?: string
}>

export type Bloco = Readonly<{
  id: string
  fiscal: string
  finalidade?: string
  situacao: SituacaoDoBloco
  reservadoEm: Dia
  entregueEm?: Dia
  prestarContasAte?: Dia
  encerradoEm?: Dia
  /** In order, each with what became of it. */
  numeros: ReadonlyMap<string, DestinoDoNumero>
}>
