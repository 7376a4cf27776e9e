import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

export const lancarTaxa = z.strictObject({ taxa: z.string(), outorga: z.string() })
export const pagarTaxa = z.strictObject({
  valor: z.number().int().positive(),
  pagaEm: dia,
})

export type AtoDeTaxa =
  | Ato<
      'taxaLancada',
      { taxa: string; outorga: string; valor: number; passos: readonly string[]; numero?: string }
    >
  | Ato<'taxaPaga', { valor: number; pagaEm: Dia }>

export type Taxa = Readonly<{
  id: string
  taxa: string
  outorga: string
  valor: number
  passos: readonly string[]
  lancadaEm: Dia
  numero?: string
  pagaEm?: Dia
}>
