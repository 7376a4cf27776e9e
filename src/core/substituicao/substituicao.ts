import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Verificacao } from '../outorga/outorga.ts'
import { type InstrumentoDeProcuracao, procuracao } from '../procuracao/procuracao.ts'

const motivo = z.string().trim().min(3).max(500)

const descaracterizacao = z.strictObject({
  realizadaEm: dia,
  /** The plate of the service was given up. */
  placaBaixada: z.boolean(),
})

export const comunicarPerdaDoVeiculo = z.strictObject({
  causa: z.enum(['furto', 'sinistro']),
  ocorridaEm: dia,
  /** Number of the police record. */
  boletim: z.string().trim().max(60).optional(),
})
export const prorrogarSubstituicao = z.strictObject({ motivo })
export const substituirVeiculo = z.strictObject({
  /** The vehicle that enters. */
  veiculo: z.string(),
  /** The holder came in person. */
  presencial: z.boolean(),
  /** Of the one that leaves, where the law asks for it. */
  descaracterizacao: descaracterizacao.optional(),
  /** An attorney came in the holder's stead. */
  procuracao: procuracao.optional(),
})
export const registrarDescaracterizacao = descaracterizacao
export const autorizarVeiculoProvisorio = z.strictObject({
  veiculo: z.string(),
  /** Last day, inclusive. */
  ate: dia,
  avaria: z.string().trim().min(3).max(500),
  /** It bears the identification that the law asks for. */
  faixa: z.boolean(),
})
export const encerrarVeiculoProvisorio = z.strictObject({ motivo })

type Descaracterizacao = z.infer<typeof descaracterizacao>

/** Stream `outorga:<id>`. */
export type AtoDeSubstituicao =
  | Ato<
      'perdaDoVeiculoComunicada',
      { causa: 'furto' | 'sinistro'; ocorridaEm: Dia; boletim?: string; substituirAte: Dia }
    >
  | Ato<'substituicaoProrrogada', { ate: Dia; motivo: string }>
  | Ato<
      'veiculoSubstituido',
      {
        veiculo: string
        anterior: string
        titular: string
        /** The grant's last day, for whoever reserves the vehicle. */
        termoFinal?: Dia
        foraDoPrazo: boolean
        descaracterizacao?: Descaracterizacao
        procuracao?: InstrumentoDeProcuracao
        verificacoes: readonly Verificacao[]
      }
    >
  | Ato<'veiculoDescaracterizado', Descaracterizacao & { veiculo: string }>
  | Ato<
      'veiculoProvisorioAutorizado',
      {
        veiculo: string
        titular: string
        ate: Dia
        avaria: string
        faixa: boolean
        verificacoes: readonly Verificacao[]
      }
    >
  | Ato<'veiculoProvisorioEncerrado', { veiculo: string; motivo: string }>

/** The vehicles of a grant, by day. */
export type FrotaDaOutorga = Readonly<{
  /** The main ones, oldest first; the last is the one that it has. */
  veiculos: readonly Readonly<{ veiculo: string; desde: Dia }>[]
  provisorios: readonly Readonly<{ veiculo: string; desde: Dia; ate: Dia; encerradoEm?: Dia }>[]
  perda?: Readonly<{ causa: 'furto' | 'sinistro'; ocorridaEm: Dia; substituirAte: Dia }>
  /** Last day of the replacement as extended, and how many times. */
  prorrogadaAte?: Dia
  prorrogacoes: number
  descaracterizados: readonly string[]
}>
