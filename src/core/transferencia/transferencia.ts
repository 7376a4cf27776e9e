import * as z from 'zod'
import type { Vinculo } from '#law/esquema/transferencia.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dia } from '../calendar/esquema.ts'
import type { Verificacao } from '../outorga/outorga.ts'
import { todosVinculos } from './vinculos.ts'
import { type InstrumentoDeProcuracao, procuracao } from '../procuracao/procuracao.ts'

const texto = z.string().trim().min(3).max(2000)
const vinculo = z.enum(todosVinculos)
const modo = z.enum(['total', 'parcial'])
export type ModoDeTransferencia = z.infer<typeof modo>

/** Who told of the death: someone of the family, or nobody (the body came to know by itself). */
const comunicante = z.union([vinculo, z.literal('oficio')])

export const comunicarObito = z.strictObject({
  obitoEm: dia,
  /** Day on which it was told; today when absent. */
  comunicadoEm: dia.optional(),
  por: comunicante,
  /** The ties of those whom the holder left alive. */
  deixou: z.partialRecord(vinculo, z.boolean()).default({}),
  /** The paper that shows the day, where the register says otherwise. */
  prova: texto.optional(),
})
/** The manager puts the day right, by the paper that shows it. */
export const retificarObito = z.strictObject({ obitoEm: dia, razoes: texto, prova: texto })
/** The manager annuls a death told by error, or of another person. */
export const anularObito = z.strictObject({ razoes: texto, prova: texto })
export const comunicarInvalidez = z.strictObject({ desde: dia, texto })
export const requererTransferencia = z.strictObject({
  /** A hypothesis of the pack. */
  hipotese: z.string().max(60),
  modo: modo.default('total'),
  beneficiario: z.string(),
  /** The vehicle with which the receiver will work: the grant's own or another. */
  veiculo: z.string(),
  /** What the receiver was to the holder who died. */
  vinculo: vinculo.optional(),
  presencial: z.boolean(),
  /** All parties signed, with notarised signatures. */
  firmaReconhecida: z.boolean().optional(),
  /** The court's permit was handed in. */
  alvara: z.boolean().optional(),
  inventarioEncerradoEm: dia.optional(),
  procuracao: procuracao.optional(),
})
export const instruirTransferencia = z.strictObject({ etapa: z.string().max(60), parecer: texto })
export const deferirTransferencia = z.strictObject({ razoes: texto })
export const indeferirTransferencia = z.strictObject({ razoes: texto })
export const desistirDaTransferencia = z.strictObject({ motivo: texto })
export const assinarTransferencia = z.strictObject({
  presencial: z.boolean(),
  /** The receiver undertakes every obligation of the grant. */
  compromisso: z.boolean(),
})

type Requerida = Omit<z.infer<typeof requererTransferencia>, 'procuracao'> & {
  /** The holder of that day: who gives, or the one who died. */
  titular: string
  protocolo?: string
  procuracao?: InstrumentoDeProcuracao
}

/** Stream `outorga:<id>` of the grant that is transferred; the new one begins with `outorgaConcedida`. */
export type AtoDeTransferencia =
  | Ato<
      'obitoComunicado',
      {
        obitoEm: Dia
        comunicadoEm: Dia
        por: z.infer<typeof comunicante>
        deixou: readonly Vinculo[]
        /** Last day to tell it, where the law gives one. */
        prazoAte?: Dia
        tempestiva?: boolean
      },
      { prova: string }
    >
  | Ato<
      'obitoRetificado',
      { obitoEm: Dia; razoes: string; prazoAte?: Dia; tempestiva?: boolean },
      { prova: string }
    >
  | Ato<'obitoAnulado', { obitoEm: Dia; razoes: string }, { prova: string }>
  | Ato<'invalidezComunicada', { desde: Dia }, { texto: string }>
  | Ato<'transferenciaRequerida', Requerida>
  | Ato<'transferenciaInstruida', { etapa: string; parecer: string }>
  | Ato<'transferenciaDeferida', { razoes: string; verificacoes: readonly Verificacao[] }>
  | Ato<'transferenciaIndeferida', { razoes: string }>
  | Ato<'transferenciaDesistida', { motivo: string }>
  | Ato<'outorgaTransferida', { para: string; beneficiario: string; modo: ModoDeTransferencia }>
  | Ato<'transferenciaAverbada', { transferida: string; numero?: string; beneficiario: string }>

export type SituacaoDeTransferencia =
  | 'requerida'
  | 'deferida'
  | 'indeferida'
  | 'desistida'
  | 'concluida'

export type Transferencia = Readonly<
  Requerida & {
    situacao: SituacaoDeTransferencia
    requeridaEm: Dia
    etapas: readonly Readonly<{ etapa: string; em: Dia; parecer: string }>[]
    decididaEm?: Dia
    razoes?: string
    /** The new grant. */
    para?: string
    concluidaEm?: Dia
  }
>

export type Obito = Readonly<{
  obitoEm: Dia
  /** First told by the family; absent while only the body knows of it. */
  comunicadoEm?: Dia
  por: string
  deixou: readonly Vinculo[]
  prazoAte?: Dia
  tempestiva?: boolean
  sabidoEm: Dia
}>

export type Averbacao = Readonly<{
  em: Dia
  transferida: string
  numero?: string
  beneficiario: string
}>
