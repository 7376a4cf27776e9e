import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dia } from '../calendar/esquema.ts'
import type { QuemDenuncia } from '#law/esquema/processo.ts'

const texto = (max: number) => z.string().trim().min(2).max(max)

/** Every one who may tell; the pack says which of them a service has. */
const quemDenuncia = [
  'passageiro',
  'responsavel',
  'escola',
  'outra-pessoa',
] as const satisfies readonly QuemDenuncia[]

export const receberDenuncia = z.strictObject({
  quem: z.enum(quemDenuncia),
  /** As it was read on the street, when it was; and the grant's number, when known. */
  placa: z.string().trim().max(10).optional(),
  numero: z.string().trim().max(40).optional(),
  local: texto(200),
  /** Day of the fact. */
  dia,
  texto: texto(3000),
  /** Who tells may not say who they are. */
  nome: texto(150).optional(),
  contato: texto(150).optional(),
})
export const encaminharDenuncia = z.strictObject({
  para: z.enum(['vistoria', 'auto', 'perda']),
  /** For an inspection: the vehicle, and the last day to bring it, inclusive. */
  veiculo: z.string().max(80).optional(),
  ate: dia.optional(),
  /** The record already written of what was told. */
  auto: z.string().max(80).optional(),
  /** The grant whose latest proposal of loss is about what was told. */
  outorga: z.string().max(80).optional(),
  razoes: texto(1000),
})
export const arquivarDenuncia = z.strictObject({ razoes: texto(1000) })

export type Destino = z.infer<typeof encaminharDenuncia>['para']

/** Stream `denuncia:<id>`. What was told, where, and by whom, is personal; the number is not. */
export type AtoDeDenuncia =
  | Ato<
      'denunciaRecebida',
      {
        quem: QuemDenuncia
        dia: Dia
        placa?: string
        numero?: string
        anonima: boolean
        protocolo?: string
      },
      { texto: string; local: string; nome?: string; contato?: string }
    >
  | Ato<
      'denunciaEncaminhada',
      {
        para: Destino
        veiculo?: string
        auto?: string
        outorga?: string
        perda?: string
        razoes: string
      }
    >
  | Ato<'denunciaArquivada', { razoes: string }>

export const situacoesDaDenuncia = ['recebida', 'encaminhada', 'arquivada'] as const
export type SituacaoDaDenuncia = (typeof situacoesDaDenuncia)[number]

export type Encaminhamento = Readonly<{
  em: Dia
  para: Destino
  razoes: string
  veiculo?: string
  auto?: string
  outorga?: string
  perda?: string
}>

/** A complaint, and what was done with it. Erased personal data is absent. */
export type Denuncia = Readonly<{
  id: string
  situacao: SituacaoDaDenuncia
  quem: QuemDenuncia
  recebidaEm: Dia
  dia: Dia
  protocolo?: string
  placa?: string
  numero?: string
  anonima: boolean
  texto?: string
  local?: string
  nome?: string
  contato?: string
  encaminhamentos: readonly Encaminhamento[]
  arquivadaEm?: Dia
  razoes?: string
}>
