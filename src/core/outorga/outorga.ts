import * as z from 'zod'
import type { Informe } from '../informe/informe.ts'
import type { Publicidade } from '../publicidade/publicidade.ts'
import type { Justificativa } from '../paralisacao/paralisacao.ts'
import type { Providencia } from '../providencia/providencia.ts'
import type { Recadastramento } from '../recadastramento/recadastramento.ts'
import type { Afastamento } from '../afastamento/afastamento.ts'
import type { Ato } from '../ato.ts'
import type { Bloqueio } from '../bloqueio/bloqueio.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Entrega } from '../entrega/entrega.ts'
import type { Averbacao, Obito, Transferencia } from '../transferencia/transferencia.ts'
import { procuracao } from '../procuracao/procuracao.ts'
import type { FrotaDaOutorga } from '../substituicao/substituicao.ts'
import type { CalculoDeCustos } from '../custos/custos.ts'
import type { UsoEventual } from '../usoEventual/usoEventual.ts'

/** A process of this system by its id; of an earlier one, the edital and the place obtained. */
export const selecao = z.strictObject({
  processo: z.string().min(1).max(80).optional(),
  edital: z.string().trim().min(1).max(60).optional(),
  classificacao: z.number().int().positive().optional(),
  lote: z.string().max(30).optional(),
  /** Why an edital of before this system is the ground of the request. */
  motivo: z.string().trim().min(3).max(500).optional(),
})
export type SelecaoPedida = Readonly<z.infer<typeof selecao>>
/** What the request leans on: `processo` when it was of this system. */
export type SelecaoDaOutorga = Readonly<{
  edital: string
  classificacao: number
  lote?: string
  processo?: string
  motivo?: string
}>

export const requererOutorga = z.strictObject({
  titular: z.string(),
  veiculo: z.string(),
  selecao: selecao.optional(),
  presencial: z.boolean(),
  /** An attorney came in the stead of who is to be the holder. */
  procuracao: procuracao.optional(),
})
export const concederOutorga = z.strictObject({ motivo: z.string().trim().max(500).optional() })
export const indeferirOutorga = z.strictObject({ motivo: z.string().trim().min(3).max(500) })
export const prorrogarOutorga = z.strictObject({ motivo: z.string().trim().min(3).max(500) })
export const baixarOutorga = z.strictObject({ motivo: z.string().trim().min(3).max(500) })

/** One line of a decision's trace: what was asked, where it is written, what was found. */
export type Verificacao = Readonly<{
  requisito: string
  fundamentos: readonly string[]
  /** Start of the redaction or value applied. */
  redacaoDesde: Dia
  atendido: boolean
  /** The fact, in words and numbers without personal data (`idade: 34`). */
  fato: Readonly<Record<string, string | number | boolean>>
  parametros?: Readonly<Record<string, string | number>>
}>

export type AtoDeOutorga =
  | Ato<
      'outorgaRequerida',
      {
        titular: string
        veiculo: string
        selecao?: SelecaoDaOutorga
        presencial: boolean
        protocolo?: string
      }
    >
  | Ato<
      'outorgaConcedida',
      {
        titular: string
        veiculo: string
        numero?: string
        inicio: Dia
        termoFinal?: Dia
        verificacoes: readonly Verificacao[]
        /** The grant whose term this one replaces, by transfer, with its extensions so far. */
        substitui?: { outorga: string; numero?: string; prorrogacoes: number; parcial?: true }
      }
    >
  | Ato<'outorgaIndeferida', { motivo: string }>
  | Ato<'outorgaProrrogada', { termoFinal: Dia; motivo: string }>
  /** `perda`: the case whose decision it carries out; of these two only. */
  | Ato<'outorgaBaixada', { motivo: string; perda?: string }>
  | Ato<'outorgaCassada', { perda: string }>
  /** The loss was undone: the grant goes on in its term. */
  | Ato<
      'outorgaRestabelecida',
      { perda: string; titular: string; veiculo: string; termoFinal?: Dia }
    >

export type SituacaoDeOutorga =
  | 'requerida'
  | 'concedida'
  | 'indeferida'
  | 'baixada'
  | 'cassada'
  | 'transferida'

export type Outorga = Readonly<{
  id: string
  situacao: SituacaoDeOutorga
  titular: string
  veiculo: string
  /** The holder came in person to request it. */
  presencial: boolean
  selecao?: SelecaoDaOutorga
  requeridaEm: Dia
  protocolo?: string
  numero?: string
  inicio?: Dia
  /** Last day, inclusive; absent when the law gives the grant no final term. */
  termoFinal?: Dia
  prorrogacoes: number
  encerradaEm?: Dia
  /** The case of loss that ended it. */
  encerradaPor?: string
  /** Machines of their own beside the grant's stage, each absent until its first act. */
  afastamentos?: readonly Afastamento[]
  recadastramentos?: readonly Recadastramento[]
  /** Stops told of for force majeure, oldest first. */
  justificativas?: readonly Justificativa[]
  /** What was done about punished drivers. */
  providencias?: readonly Providencia[]
  publicidades?: readonly Publicidade[]
  informes?: readonly Informe[]
  /** Papers handed over to who holds it. */
  entregas?: readonly Entrega[]
  /** Changes of what its term says, since it was granted. */
  anotacoes?: Readonly<{ quantas: number; ultimaEm: Dia }>
  usosEventuais?: readonly UsoEventual[]
  calculosDeCustos?: readonly CalculoDeCustos[]
  bloqueios?: readonly Bloqueio[]
  /** Absent: it never changed vehicle. `veiculo` is its own vehicle now. */
  frota?: FrotaDaOutorga
  /** Requests to transfer it, oldest first. */
  transferencias?: readonly Transferencia[]
  /** The holder's death, once known. */
  obito?: Obito
  /** The holder's invalidity for the work, once told. */
  invalidezDesde?: Dia
  /** The grant that it came from, by transfer. */
  substitui?: Readonly<{ outorga: string; numero?: string; parcial?: true }>
  /** Partial transfers of other grants of the same holder. */
  averbacoes?: readonly Averbacao[]
}>
