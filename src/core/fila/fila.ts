import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { semente } from '../sorteio/semente.ts'

const motivo = z.string().trim().min(3).max(500)
const daInscricao = { inscricao: z.string() }
/** Who represents the trade and followed the act, where the law wants it so. */
const acompanhadoPor = z.string().trim().max(200).optional()

export const inscreverNaFila = z.strictObject({
  pessoa: z.string(),
  observacao: z.string().trim().max(500).optional(),
})
export const publicarSementeDaFila = semente
export const sortearEmpatesDaFila = z.strictObject({ acompanhadoPor })
export const chamarDaFila = z.strictObject({})
export const recusarChamada = z.strictObject({ ...daInscricao, motivo })
export const expirarChamada = z.strictObject(daInscricao)
export const retirarDaFila = z.strictObject({ ...daInscricao, motivo })
export const excluirDaFila = z.strictObject({ ...daInscricao, motivo })
export const meiosDePublicacao = ['mural', 'imprensa-oficial', 'sitio'] as const
export const publicarFila = z.strictObject({
  meios: z.array(z.enum(meiosDePublicacao)).min(1),
  /** Edition of the official press, room of the board. */
  referencia: z.string().trim().max(200).optional(),
  acompanhadoPor,
})

type Da<D extends object = object> = { inscricao: string } & D

/**
 * Stream `fila:<id of the pack's list>`: one for the service, so that two who come at once stand
 * one behind the other. `interessado` is a person's id: it makes no link, or a person's file would
 * bring everyone in the line.
 */
export type AtoDeFila =
  | Ato<'inscritoNaFila', Da<{ interessado: string; observacao?: string; protocolo?: string }>>
  | Ato<'sementeDaFilaPublicada', { semente: string; fonte: string }>
  /** `chaves`: by inscription, the digest by which those of the same day stand in order. */
  | Ato<
      'empatesDaFilaSorteados',
      { semente: string; chaves: Readonly<Record<string, string>>; acompanhadoPor?: string }
    >
  /** `responderAte`: last day, inclusive. */
  | Ato<'interessadoChamado', Da<{ responderAte: Dia; vagas: number; protocolo?: string }>>
  | Ato<'chamadaAtendida', Da<{ concedida: string }>>
  | Ato<'chamadaRecusada', Da<{ motivo: string }>>
  | Ato<'chamadaExpirada', Da<{ responderAte: Dia }>>
  | Ato<'retiradoDaFila', Da<{ motivo: string }>>
  | Ato<'excluidoDaFila', Da<{ motivo: string }>>
  /** Taken out for a death told by error. */
  | Ato<'repostoNaFila', Da>
  /** `ordem`: the inscriptions that stood in line, the first first. */
  | Ato<
      'filaPublicada',
      {
        edital?: string
        ordem: readonly string[]
        meios: readonly (typeof meiosDePublicacao)[number][]
        referencia?: string
        acompanhadoPor?: string
      }
    >

export type Inscricao = Readonly<{
  id: string
  protocolo?: string
  interessado: string
  em: Dia
  situacao: SituacaoDaInscricao
  observacao?: string
  /** Digest of the draw, once made: among those of its day, the smaller comes first. */
  chave?: string
  chamadaEm?: Dia
  responderAte?: Dia
  encerradaEm?: Dia
  motivo?: string
  /** The grant that answered the call. */
  outorga?: string
}>

export const situacoesDaInscricao = [
  'inscrita',
  'chamada',
  'atendida',
  'recusada',
  'expirada',
  'retirada',
  'excluida',
] as const
export type SituacaoDaInscricao = (typeof situacoesDaInscricao)[number]

export type Fila = Readonly<{
  id: string
  /** In the order in which they came. */
  inscricoes: readonly Inscricao[]
  sementes: readonly Readonly<{ semente: string; fonte: string; em: Dia }>[]
  sorteios: readonly Readonly<{ semente: string; em: Dia; inscricoes: readonly string[] }>[]
  editais: readonly Readonly<{
    numero?: string
    em: Dia
    ordem: readonly string[]
    meios: readonly string[]
    referencia?: string
    acompanhadoPor?: string
  }>[]
}>
