import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

const razoes = z.string().trim().min(3).max(5000)
const prova = z.string().trim().max(200).optional()

/** The elements come from the proceeding: whoever inscribes answers for having checked them. */
export const inscreverDividaAtiva = z.strictObject({
  observacao: z.string().trim().max(500).optional(),
})

export const motivosDeCancelamento = ['anulacao', 'prescricao', 'erro', 'decisao-judicial'] as const
export type MotivoDeCancelamento = (typeof motivosDeCancelamento)[number]
export const cancelarInscricao = z.strictObject({ motivo: z.enum(motivosDeCancelamento), razoes })

export const especiesDePrescricao = ['punitiva', 'intercorrente', 'executoria'] as const
export type EspecieDePrescricao = (typeof especiesDePrescricao)[number]
export const declararPrescricao = z.strictObject({ especie: z.enum(especiesDePrescricao), razoes })

/** What happens outside the proceeding; what is recorded in it interrupts by itself. */
export const causasDeFora = [
  'reconhecimento-do-debito',
  'despacho-do-juiz',
  'protesto',
  'outro-ato-judicial',
] as const
export const registrarInterrupcao = z.strictObject({
  causa: z.enum(causasDeFora),
  ocorridaEm: dia,
  prova,
})

/** The whole of what is to be given back, with its correction until `restituidaEm`; centavos. */
export const restituirMulta = z.strictObject({
  valor: z.number().int().positive(),
  restituidaEm: dia,
  prova,
})

/** A debtor, or who answers jointly: by id here, by name in the act's personal data. */
export type Devedor = Readonly<{ pessoa?: string; papel: string; solidario: boolean }>
export type NomeDoDevedor = Readonly<{ nome: string; identificador?: string; domicilio?: string }>

/** All that the law wants in the inscription, in centavos. */
export type TermoDeInscricao = Readonly<{
  devedores: readonly Devedor[]
  /** Provision of the infraction. */
  origem: string
  fatoEm: Dia
  natureza: 'nao-tributaria'
  definitivaEm: Dia
  /** As the final decision fixed it. */
  valorOriginario: number
  pago: number
  /** Owed on the day of the inscription, corrected. */
  valor: number
  /** The computation told, a step a line. */
  passos: readonly string[]
  venceuEm: Dia
  auto: string
  processo: string
  tituloExtrajudicial: boolean
  observacao?: string
}>

export type MotivoDeRestituicao = 'anulacao' | 'reforma' | 'prescricao' | 'a-maior'

export type AtoDeDivida =
  | Ato<
      'dividaInscrita',
      TermoDeInscricao & { inscricao?: string },
      { devedores: readonly NomeDoDevedor[] }
    >
  | Ato<'inscricaoCancelada', { inscricao: string; motivo: MotivoDeCancelamento; razoes: string }>
  | Ato<'prescricaoInterrompida', { causa: string; ocorridaEm: Dia }, { prova?: string }>
  | Ato<
      'prescricaoDeclarada',
      { especie: EspecieDePrescricao; desde: Dia; prescreveuEm: Dia; razoes: string }
    >
  /** A deposit made for the vehicle's release becomes payment of the fine. */
  | Ato<
      'depositoConvertido',
      { valor: number; pagoEm: Dia; recolhimento: string; resta: number; quitadaEm?: Dia }
    >
  | Ato<
      'multaRestituida',
      {
        valor: number
        /** What had been paid, without its correction. */
        principal: number
        restituidaEm: Dia
        motivo: MotivoDeRestituicao
        /** To whom, when in the register. */
        pessoa?: string
        passos: readonly string[]
      },
      { prova?: string }
    >

export type Inscricao = TermoDeInscricao &
  Readonly<{
    inscricao?: string
    em: Dia
    /** Absent once erased. */
    nomes?: readonly NomeDoDevedor[]
    canceladaEm?: Dia
    motivo?: MotivoDeCancelamento
    razoes?: string
  }>

/** What the record's state keeps of this room. */
export type DoCredito = Readonly<{
  inscricoes: readonly Inscricao[]
  interrupcoes: readonly { causa: string; em: Dia }[]
  restituicoes: readonly { valor: number; principal: number; em: Dia; motivo: string }[]
  prescricao?: Readonly<{
    especie: EspecieDePrescricao
    em: Dia
    prescreveuEm: Dia
    razoes: string
  }>
}>

/** The inscription that stands, if any. */
export const inscricaoEmVigor = ({ inscricoes }: Pick<DoCredito, 'inscricoes'>) =>
  inscricoes.find((i) => i.canceladaEm === undefined)
