import type { Dia } from '#core/calendar/dia.ts'
import type { Corrente } from '#core/ato.ts'

/** How many of a kind are late, fall due on the day, or within so many days after it. */
export type Contagem = {
  especie: string
  nome: string
  atrasados: number
  hoje: number
  em7: number
  em30: number
  em60: number
}

/** What was due, and why the run did nothing of it. */
export type Pulado = Readonly<{
  corrente: Corrente
  especie: string
  venceEm: Dia
  comando: string
  motivos: readonly string[]
}>

/** What the night run did by itself: one command, as of the day after the due one. */
export type Feito = Readonly<{
  corrente: Corrente
  especie: string
  venceEm: Dia
  em: Dia
  comando: string
  efeito: 'registra' | 'propoe'
}>

/** A run as it is kept and shown. Lists hold at most `MAXIMO` lines; the counts are of all. */
export type Relatorio = Readonly<{
  /** Last day of the run before, whose warnings were told then. */
  anterior: Dia | null
  selecionados: number
  porEspecie: readonly Contagem[]
  /** Warnings (60, 30, 7 days before; the day itself) that came up since the run before. */
  avisosNovos: number
  registrados: number
  propostos: number
  /** Already given by an earlier run that was cut short. */
  repetidos: number
  pulados: number
  feitos: readonly Feito[]
  puladosPorque: readonly Pulado[]
  segundos: number
}>

export const MAXIMO = 500
