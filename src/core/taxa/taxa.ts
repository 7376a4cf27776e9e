import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dinheiroPositivo } from '#core/money/esquema.ts'

export const lancarTaxa = z.strictObject({ taxa: z.string(), outorga: z.string() })
export const pagarTaxa = z.strictObject({
  valor: dinheiroPositivo,
  pagaEm: dia,
})

/** A fee is public money: only a municipal law reduces or waives it, and the act names which. */
export const reduzirTaxa = z.strictObject({
  /** Of the amount, from 1 to 100; at 100 the fee is waived. */
  percentual: z.number().int().min(1).max(100),
  norma: z.string().trim().min(3).max(200),
  motivo: z.string().trim().min(3).max(500),
})

export type AtoDeTaxa =
  | Ato<
      'taxaLancada',
      { taxa: string; outorga: string; valor: number; passos: readonly string[]; numero?: string }
    >
  | Ato<'taxaPaga', { valor: number; pagaEm: Dia }>
  /** `valor`: what is left to pay. */
  | Ato<
      'taxaReduzida',
      {
        percentual: number
        norma: string
        motivo: string
        valor: number
        passos: readonly string[]
      }
    >

export type Taxa = Readonly<{
  id: string
  taxa: string
  outorga: string
  valor: number
  passos: readonly string[]
  lancadaEm: Dia
  numero?: string
  pagaEm?: Dia
  reducao?: Readonly<{ em: Dia; percentual: number; norma: string; motivo: string }>
  /** Reduced to nothing: there is nothing to pay. */
  isentaEm?: Dia
}>

/** Whether the fee is still owed at the end of the day. */
export const taxaEmAberto = (t: Taxa, dia: Dia): boolean =>
  t.lancadaEm <= dia &&
  (t.pagaEm === undefined || t.pagaEm > dia) &&
  (t.isentaEm === undefined || t.isentaEm > dia)
