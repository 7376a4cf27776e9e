import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { type InstrumentoDeProcuracao, procuracao } from '../procuracao/procuracao.ts'

const motivo = z.string().trim().min(3).max(500)

export const requererAfastamento = z.strictObject({
  /** A kind of `afastamentos` in the pack. */
  especie: z.string().max(60),
  /** First day away. */
  desde: dia,
  /** Days away, the first and the last included; the most that the law gives when absent. */
  dias: z.number().int().min(1).max(3660).optional(),
  razoes: z.string().trim().min(3).max(2000).optional(),
  /** An attorney asks in the holder's stead. */
  procuracao: procuracao.optional(),
})
export const concederAfastamento = z.strictObject({
  motivo: motivo.optional(),
  /** The auxiliary may work at any hour while it lasts. */
  auxiliarAQualquerHora: z.boolean().optional(),
})
export const indeferirAfastamento = z.strictObject({ motivo })
export const prorrogarAfastamento = z.strictObject({ motivo })
/** `retornoEm`: the first day back at work. */
export const encerrarAfastamento = z.strictObject({ retornoEm: dia })

/** Stream `outorga:<id>`. What was asked and why may tell of health: `razoes` is kept apart. */
export type AtoDeAfastamento =
  | Ato<
      'afastamentoRequerido',
      { especie: string; desde: Dia; dias: number; procuracao?: InstrumentoDeProcuracao },
      { razoes?: string }
    >
  | Ato<
      'afastamentoConcedido',
      { especie: string; desde: Dia; ate: Dia; auxiliarAQualquerHora?: boolean; motivo?: string }
    >
  | Ato<'afastamentoIndeferido', { motivo: string }>
  | Ato<'afastamentoProrrogado', { ate: Dia; motivo: string }>
  | Ato<'afastamentoEncerrado', { retornoEm: Dia; diasAlem: number }>

export type Afastamento = Readonly<{
  especie: string
  situacao: 'requerido' | 'concedido' | 'indeferido' | 'encerrado'
  requeridoEm: Dia
  desde: Dia
  dias: number
  /** Last day of the leave as first granted, and as extended; inclusive. */
  ateInicial?: Dia
  ate?: Dia
  prorrogacoes: number
  auxiliarAQualquerHora?: boolean
  razoes?: string
  procuracao?: InstrumentoDeProcuracao
  /** First day back. */
  retornoEm?: Dia
  /** Days beyond what was granted. */
  diasAlem?: number
}>
