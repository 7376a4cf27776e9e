import * as z from 'zod'
import type { Recusa } from '../decisao.ts'
import type { Centavos } from '../money/centavos.ts'

/** A local moment of the city, `AAAA-MM-DDTHH:MM:SS`: compares as a string. */
const momento = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .refine((m) => z.iso.date().safeParse(m.slice(0, 10)).success)

/** A ride as it was measured. */
export const corrida = z.object({
  /** When the passenger was seated: says the day, the tariff and the rate. */
  acomodadoEm: momento,
  /** When the meter, or the application, was started. */
  acionadoEm: momento.optional(),
  /** When the service ended, and when the meter was stopped. */
  terminadaEm: momento.optional(),
  desativadoEm: momento.optional(),
  /** Whole metres. */
  metros: z.coerce.number().int().min(0).max(1_000_000),
  /** Whole seconds of waiting. */
  segundosParados: z.coerce.number().int().min(0).max(86_400).default(0),
  /** Where it began, by the name that the city gave to an area. */
  area: z.string().trim().max(120).optional(),
})
export type Corrida = z.infer<typeof corrida>

/** The tariff in force on a day: amounts in centavos, and when the second rate holds. */
export type TarifaDoDia = Readonly<{
  bandeirada: ValorDaTarifa
  quilometro: Readonly<{ 1: ValorDaTarifa; 2: ValorDaTarifa }>
  horaParada: ValorDaTarifa
  bandeira2: Readonly<{
    dias: readonly string[]
    meses: readonly string[]
    areas: readonly string[]
    horarios: readonly string[]
  }>
}>
export type ValorDaTarifa = Readonly<{
  valor: Centavos
  desde: string
  fonte: string
  fundamentos: readonly string[]
}>

/** Why the second rate: the day's name, the month, the area, the hours. */
export type MotivoDeBandeira = Readonly<{ por: 'dia' | 'mes' | 'area' | 'horario'; qual: string }>

/** A line of the ride: the quantity in the law's unit (a start, metres, seconds) and what it costs. */
export type LinhaDaCorrida = Readonly<{
  parcela: 'bandeirada' | 'quilometro' | 'hora-parada'
  quantidade: number
  unidade: 'corrida' | 'metros' | 'segundos'
  unitario: Centavos
  valor: Centavos
  fonte: string
  fundamentos: readonly string[]
}>

export type ResultadoDaCorrida = Readonly<{
  bandeira: 1 | 2
  motivos: readonly MotivoDeBandeira[]
  linhas: readonly LinhaDaCorrida[]
  total: Centavos
  fundamentos: readonly string[]
  lacunas: readonly string[]
}>

export type RecusasDaTarifa = Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }>
