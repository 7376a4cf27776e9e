import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dia, instante } from '../calendar/esquema.ts'
import { meiosDePublicacao } from '../fila/fila.ts'
import { semente } from '../sorteio/semente.ts'

const motivo = z.string().trim().min(3).max(500)
const inscricao = z.string().min(1).max(80)

/** What the edital measures: how many points each criterion may give. */
const criterio = z.strictObject({
  nome: z.string().trim().min(3).max(120),
  maximo: z.number().int().min(1).max(1000),
})
export const abrirSelecao = z.strictObject({
  objeto: z.string().trim().min(10).max(500),
  vagas: z.number().int().min(1).max(100_000),
  inscricoesDe: dia,
  /** Last day, inclusive; `validaAte` too. */
  inscricoesAte: dia,
  /** Of the pack's `modos`. */
  modo: z.enum(['pontos', 'sorteio']),
  criterios: z.array(criterio).max(20).default([]),
  /** Days to contest the provisional result, and to answer a convocation. */
  recursoDias: z.number().int().min(1).max(60),
  convocacaoDias: z.number().int().min(1).max(180),
  /** Last day on which the result serves to convoke. */
  validaAte: dia,
})
export const inscreverCandidato = z.strictObject({
  pessoa: z.string(),
  observacao: z.string().trim().max(500).optional(),
})
export const indeferirInscricao = z.strictObject({
  inscricao,
  motivo,
  /** The provision of the law, or the item of the edital, that was not met: one of the two. */
  dispositivo: z.string().max(60).optional(),
  itemDoEdital: z.string().trim().max(60).optional(),
})
export const reconsiderarInscricao = z.strictObject({ inscricao, motivo })
/**
 * `pedido`: the paper that the candidate signed, and the day written on it; none from an account of
 * their own, which says by itself who asks.
 */
export const retirarCandidato = z.strictObject({
  inscricao,
  motivo,
  pedido: z.strictObject({ documento: z.string().trim().min(3).max(200), em: dia }).optional(),
})
export const desfazerDesistencia = z.strictObject({ inscricao, motivo })
export const pontuarCandidato = z.strictObject({
  inscricao,
  /** By criterion, in the order of the edital. */
  pontos: z.array(z.number().int().min(0).max(1000)).min(1).max(20),
  /** Why it changes what was published. */
  motivo: motivo.optional(),
})
export const publicarSementeDaSelecao = semente
export const publicarResultado = z.strictObject({
  meios: z.array(z.enum(meiosDePublicacao)).min(1),
  referencia: z.string().trim().max(200).optional(),
})
/** Against the provisional result, or a refusal, by who is or asks to be in the dispute. */
export const recorrerDoResultado = z.strictObject({
  inscricao,
  protocoladaEm: instante,
  texto: z.string().trim().min(3).max(20_000),
})
export const resultadosDoRecurso = [
  'provido',
  'provido-em-parte',
  'improvido',
  'nao-conhecido',
] as const
/** What granting it changes: points given again, a refusal undone, another's inscription refused. */
export const efeitosDoRecurso = ['pontos', 'readmitir', 'excluir'] as const
export const decidirRecursoDaSelecao = z.strictObject({
  recurso: z.string().min(1).max(80),
  resultado: z.enum(resultadosDoRecurso),
  razoes: z.string().trim().min(10).max(20_000),
  efeito: z.enum(efeitosDoRecurso).optional(),
  /** Whose points change, or who is taken out; of the points, who appealed unless told. */
  afetada: inscricao.optional(),
  pontos: pontuarCandidato.shape.pontos.optional(),
  dispositivo: indeferirInscricao.shape.dispositivo,
  itemDoEdital: indeferirInscricao.shape.itemDoEdital,
})
export const homologarSelecao = z.strictObject({ motivo: motivo.optional() })
export const convocarCandidato = z.strictObject({})
export const expirarConvocacao = z.strictObject({ inscricao })
export const encerrarSelecao = z.strictObject({ motivo })

type Edital = Readonly<z.infer<typeof abrirSelecao>>
type Publicado = Readonly<{ meios: readonly string[]; referencia?: string }>
/** A place in a result. `chave`: digest of the draw that untied, where there was one. */
export type Lugar = Readonly<{ inscricao: string; pontos?: number; chave?: string }>
type DecisaoDoRecurso = Readonly<{
  resultado: (typeof resultadosDoRecurso)[number]
  efeito?: (typeof efeitosDoRecurso)[number]
  /** The inscription that the effect is on. */
  afetada?: string
}>
type Resultado = Publicado & Readonly<{ ordem: readonly Lugar[]; semente?: string }>
type Da<D extends object = object> = { inscricao: string } & D
/** Whose place a change worsens, and the last day that they have to appeal from it, inclusive. */
export type Prejudica = Readonly<{ inscricoes: readonly string[]; recursoAte: Dia }>
/**
 * Who refused or scored, who may not keep it on appeal; and, after the provisional result, the last
 * day to appeal from this change, inclusive, for who it is on; for those whose place it worsens,
 * `prejudica`. `feitaEm`: the instant, to know which of a day's appeals came before it. `doRecurso`:
 * the appeal that brought it. Absent in acts of before each was written.
 */
type Revista = Readonly<{
  por?: string
  recursoAte?: Dia
  feitaEm?: string
  doRecurso?: string
  prejudica?: Prejudica
}>
type PedidoDeDesistencia = NonNullable<z.infer<typeof retirarCandidato>['pedido']>

/**
 * Stream `selecao:<id>`: one a process. `candidato`, `pedido` and `concedida` name a person and a
 * grant without linking them: a grant's file would otherwise bring every candidate.
 */
export type AtoDeSelecao =
  | Ato<'selecaoAberta', Edital & { edital?: string }>
  | Ato<'candidatoInscrito', Da<{ candidato: string; observacao?: string; protocolo?: string }>>
  | Ato<'inscricaoIndeferida', Da<{ motivo: string; itemDoEdital?: string } & Revista>>
  | Ato<'inscricaoReconsiderada', Da<{ motivo: string } & Revista>>
  | Ato<'candidatoRetirado', Da<{ motivo: string; pedido?: PedidoDeDesistencia }>>
  | Ato<'desistenciaDesfeita', Da<{ motivo: string } & Revista>>
  | Ato<
      'candidatoPontuado',
      Da<{ pontos: readonly number[]; total: number; motivo?: string } & Revista>
    >
  | Ato<'sementeDaSelecaoPublicada', { semente: string; fonte: string } & Revista>
  /** `recursoAte`: last day to contest, inclusive. `por`: who published, who may not keep it on appeal. */
  | Ato<'resultadoProvisorioPublicado', Resultado & { recursoAte: Dia; por?: string }>
  | Ato<
      'recursoDaSelecaoInterposto',
      { recurso: string; recorrente: string; protocoladaEm: string; tempestivo: boolean } & {
        protocolo?: string
        recursoAte?: Dia
        revisao?: number
      },
      { texto: string }
    >
  | Ato<
      'recursoDaSelecaoDecidido',
      { recurso: string; protocolo?: string; por: string; razoes: string } & DecisaoDoRecurso
    >
  | Ato<'resultadoFinalPublicado', Resultado & { por?: string }>
  | Ato<'selecaoHomologada', { motivo?: string }>
  | Ato<'candidatoConvocado', Da<{ lugar: number; responderAte: Dia; protocolo?: string }>>
  | Ato<'convocacaoAtendida', Da<{ pedido: string }>>
  | Ato<'convocacaoPerdida', Da<{ responderAte: Dia }>>
  /** The call goes back to who was ahead, whose withdrawal was an error. */
  | Ato<'convocacaoDesfeita', Da<{ motivo: string; protocolo?: string }>>
  | Ato<'candidatoContemplado', Da<{ concedida: string }>>
  | Ato<'candidatoEliminado', Da<{ motivo: string; pedido: string }>>
  | Ato<'selecaoRevogada', { motivo: string }>
  | Ato<'selecaoAnulada', { motivo: string }>

export const situacoesDoCandidato = [
  'inscrito',
  'indeferido',
  'retirado',
  'convocado',
  'compareceu',
  'contemplado',
  'perdeu',
  'eliminado',
] as const
export type SituacaoDoCandidato = (typeof situacoesDoCandidato)[number]

/**
 * What changed for an inscription after the provisional result, with a term of its own: refused, its
 * points, or its place, worsened by a change of another.
 */
export type Revisao = Readonly<{
  de: 'indeferimento' | 'pontos' | 'lugar'
  em: Dia
  recursoAte: Dia
  por?: string
  /** The instant; absent in what was recorded before it was written. */
  feitaEm?: string
  /** The inscription that the change was on; absent, a draw. */
  sobre?: string
  /** Where it changed points, those that the inscription had. */
  antes?: number
  /** The appeal whose decision made it. */
  doRecurso?: string
  /** A refusal reconsidered: nothing is left to appeal from. */
  desfeita?: true
}>

/** A change of after the provisional result, as the public notice tells it. */
export type Mudanca = Readonly<{
  ato: AtoDeSelecao['tipo']
  em: Dia
  inscricao?: string
  recursoAte?: Dia
  prejudica?: Prejudica
}>

export type Candidato = Readonly<{
  id: string
  protocolo?: string
  candidato: string
  em: Dia
  situacao: SituacaoDoCandidato
  observacao?: string
  pontos?: readonly number[]
  total?: number
  /** Of the last call, while it stands. */
  convocadoEm?: Dia
  responderAte?: Dia
  /** When a withdrawal recorded by error was last undone. */
  desistenciaDesfeitaEm?: Dia
  motivo?: string
  /** Provision or item by which the inscription was refused. */
  porque?: readonly string[]
  /** Who refused the inscription, and who gave the points that it has. */
  indeferidaPor?: string
  pontuadaPor?: string
  /** As they came; none before the provisional result. */
  revisoes?: readonly Revisao[]
  /** The grant asked for, and then given. */
  outorga?: string
}>

export type RecursoDaSelecao = Readonly<{
  id: string
  protocolo?: string
  /** The inscription of who appeals. */
  recorrente: string
  em: Dia
  protocoladaEm: string
  tempestivo: boolean
  /** Last day of its term; of the provisional result in acts of before it was written. */
  recursoAte?: Dia
  /** Which of the candidate's `revisoes` it is against, from 1; absent, the provisional result. */
  revisao?: number
  /** Erased, it is not here. */
  texto?: string
  decisao?: DecisaoDoRecurso & Readonly<{ em: Dia; razoes: string }>
}>

export type Selecao = Edital &
  Readonly<{
    id: string
    edital?: string
    abertaEm: Dia
    /** Where its acts took it; `etapaDaSelecao` says where it stands on a day. */
    fase: 'aberta' | 'provisoria' | 'final' | 'homologada' | 'revogada' | 'anulada'
    /** In the order in which they came. */
    candidatos: readonly Candidato[]
    sementes: readonly Readonly<{ semente: string; fonte: string; em: Dia }>[]
    provisorio?: Resultado & Readonly<{ em: Dia; recursoAte: Dia; por?: string }>
    /** Against the provisional result, as they came. */
    recursos: readonly RecursoDaSelecao[]
    final?: Resultado & Readonly<{ em: Dia; por?: string }>
    /** As they came; none before the provisional result. */
    mudancas?: readonly Mudanca[]
    homologadaEm?: Dia
    encerradaEm?: Dia
    motivo?: string
  }>
