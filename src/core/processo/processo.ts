import * as z from 'zod'
import { dia, instante } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { AtoDeDivida, DoCredito } from '../divida/divida.ts'
import type { Parada } from '../money/correcao.ts'
import type { PorQueDefinitiva } from './definitiva.ts'
import type { Tentativa } from '../notificacao/tentativas.ts'
import type { AtoDeInfracao, Coordenadas, Responsavel } from '../infracao/infracao.ts'
import {
  type AtoDoTramite,
  type DadosDoJulgamento,
  type JulgamentoDoRecurso,
  type Sentido,
  type Tramite,
  votos,
} from '../junta/tramite.ts'
import { dinheiroPositivo } from '#core/money/esquema.ts'

const meio = z.enum(['pessoal', 'postal', 'publicacao', 'eletronica'])
const razoes = z.string().trim().min(3).max(5000)

const rastreio = z.string().trim().min(3).max(40)
const daPessoa = { pessoa: z.string().optional() }

export const notificarAutuacao = z.strictObject({
  meio,
  /** One of those who answer; without it, all of them at once. */
  ...daPessoa,
  /** The post's code. */
  rastreio: rastreio.optional(),
  /** Why no other means serves, for one that the law keeps for last. */
  justificativa: z.string().trim().min(3).max(500).optional(),
})
export const notificarDecisao = z.strictObject(notificarAutuacao.shape)
/** `cienciaEm`: the day of what fixes it (signed, received, published, read). */
export const registrarCiencia = z.strictObject({
  cienciaEm: dia,
  meio,
  ...daPessoa,
  prova: z.string().max(200).optional(),
})
export const registrarCienciaDoRecurso = z.strictObject(registrarCiencia.shape)
export const anotarPostagem = z.strictObject({
  notificacao: z.number().int().positive(),
  rastreio,
})
export const motivoDeDevolucao = [
  'ausente',
  'mudou-se',
  'endereco-insuficiente',
  'desconhecido',
  'recusado',
  'nao-procurado',
  'nao-lida',
  'falecido',
  'outro',
] as const
export const registrarDevolucao = z.strictObject({
  /** The attempt's place among those of the record, from 1. */
  notificacao: z.number().int().positive(),
  motivo: z.enum(motivoDeDevolucao),
  devolvidaEm: dia,
  prova: z.string().max(200).optional(),
})
/** By who is served, in their account: it fixes the knowledge. */
export const lerNotificacao = z.strictObject({
  /** The attempt's place among those of the record, from 1. */
  notificacao: z.number().int().positive(),
})
/** A defence or appeal: `protocoladaEm` is the instant of the protocol (ISO 8601). Late ones are recorded too. */
export const apresentarDefesa = z.strictObject({
  protocoladaEm: instante,
  texto: z.string().max(20000),
  /** Who defends themselves, of those who answer; without it, all. */
  ...daPessoa,
})
export const decretarRevelia = z.strictObject({})
export const julgarAuto = z.strictObject({
  resultado: z.enum(['procedente', 'improcedente']),
  razoes,
})
export const registrarCienciaDaDecisao = z.strictObject(registrarCiencia.shape)
export const interporRecurso = z.strictObject(apresentarDefesa.shape)
/** `membro`: of a collegiate body, whose decision the secretary records. */
export const decidirEfeitoSuspensivo = z.strictObject({
  concede: z.boolean(),
  razoes,
  membro: z.string().max(60).optional(),
})
export const julgarRecurso = z.strictObject({
  resultado: z.enum(['provido', 'improvido']),
  razoes,
})
/** The opinion without which the last instance does not decide, where the law asks for one. */
export const emitirParecer = z.strictObject({
  conclusao: z.enum(votos),
  texto: z.string().trim().min(3).max(20000),
})
export const motivoDeImpedimento = ['parentesco', 'interesse', 'amizade', 'inimizade'] as const
/** Everyone who answers died: the case ends. */
export const extinguirPelaMorte = z.strictObject({ razoes })
/** Who would judge or vote declares that they may not. */
export const declararImpedimento = z.strictObject({
  motivo: z.enum(motivoDeImpedimento),
  razoes,
  /** Of a member of the collegiate body without an account: the secretary records it. */
  membro: z.string().max(60).optional(),
})
export const certificarDefinitividade = z.strictObject({})
/**
 * `integral` (the default) is what is owed on the day, to the centavo; `parcial` is less than that,
 * `a-maior` more: to say which keeps a slip of the keyboard from passing for one of them.
 */
export const registrarPagamento = z.strictObject({
  valor: dinheiroPositivo,
  pagoEm: dia,
  especie: z.enum(['integral', 'parcial', 'a-maior']).optional(),
  /** Who paid, of those who answer; left out, all of them. */
  ...daPessoa,
  /** Who paid, when it was another. */
  pagador: z.string().trim().min(2).max(150).optional(),
  prova: z.string().max(200).optional(),
})

/** Money received for the fine, and by what way. */
export type Pagamento = Readonly<{
  valor: number
  pagoEm: Dia
  origem?: 'deposito' | 'leilao'
  /** The official receipt. */
  recibo?: string
  pessoa?: string
  /** Another who paid, by name; gone once erased. */
  pagador?: string
  recolhimento?: string
}>

/** The fine, with each step of its computation (a line each) and the provisions that give it. */
export type CalculoDeMulta = Readonly<{
  /** Centavos on the day `em`. */
  valor: number
  em: Dia
  unidades?: number
  reincidente: boolean
  passos: readonly string[]
  fundamentos: readonly string[]
  lacunas: readonly string[]
}>

/** Where the proceeding stands. Effect, fine and annulment are machines of their own. */
export const fases = [
  'lavrado',
  'notificado',
  'em-defesa',
  'defendido',
  'revel',
  'julgado-procedente',
  'arquivado',
  'em-recurso',
  'recorrido',
  'recurso-julgado',
  'definitivo',
] as const
export type Fase = (typeof fases)[number]

/** The decision of the first instance. Penalties and fine only when it condemns. */
export type Julgamento = Readonly<{
  em: Dia
  resultado: 'procedente' | 'improcedente'
  razoes: string
  julgador: string
  /** No defence came in time. */
  aRevelia: boolean
  /** A defence came, but late. */
  defesaIntempestiva: boolean
  reincidente: boolean
  /** The earlier record that makes the recidivism. */
  autoAnterior?: string
  penalidades: readonly string[]
  multa?: CalculoDeMulta
}>

/** An attempt to serve: by which means, to whom (all who answer, when absent). */
type Expedicao = { meio: string; pessoa?: string; rastreio?: string; justificativa?: string }
/**
 * `eventoEm`: the day of what fixed it, when knowledge came days later. `entre`: how many answer,
 * when the knowledge is of one of several.
 */
type DaCiencia = {
  cienciaEm: Dia
  meio: string
  pessoa?: string
  entre?: number
  eventoEm?: Dia
}

/** What is served. */
export type Peca = 'autuacao' | 'decisao' | 'recurso'

/** An attempt to serve one of those who answer; all of them, without a person. */
export type Notificacao = Tentativa<Peca>

/** Knowledge of one who answers (of all, without `pessoa`), and the last day of the term it began. */
export type Ciencia = Readonly<{
  peca: Peca
  pessoa?: string
  cienciaEm: Dia
  meio: string
  ate?: Dia
}>

/** Whoever answers died, and the case ends; or the death was told by error, and it goes on. */
export type AtoDeExtincao =
  | Ato<'punibilidadeExtinta', { obitoEm: Dia; razoes: string }>
  | Ato<'extincaoDesfeita', { obitoEm: Dia }>

/** Who would judge, or vote, may not: their account, or the member that the secretary knows. */
export type AtoDeImpedimento = Ato<
  'impedimentoDeclarado',
  { membro: string; motivo: string },
  { razoes: string }
>
/** `membro`: of a collegiate body, in whose name it was decided; `por`: the account that recorded it. */
type DoEfeito = { razoes: string; membro?: string; por?: string }

export type AtoDeProcesso =
  | AtoDeInfracao
  | AtoDeDivida
  | AtoDoTramite
  | AtoDeExtincao
  | Ato<'autuacaoNotificada', Expedicao & { processo?: string }>
  | Ato<'decisaoNotificada', Expedicao & { peca: 'decisao' | 'recurso' }>
  | Ato<'notificacaoPostada', { notificacao: number; rastreio: string }>
  /** `proximo`: the means that the law's order tries next, if any is left. */
  | Ato<
      'notificacaoFrustrada',
      { notificacao: number; motivo: string; devolvidaEm: Dia; proximo?: string },
      { prova?: string }
    >
  | Ato<'cienciaRegistrada', DaCiencia & { defesaAte: Dia }, { prova?: string }>
  | Ato<'cienciaDoRecursoRegistrada', DaCiencia, { prova?: string }>
  | Ato<
      'defesaApresentada',
      { protocoladaEm: string; tempestiva: boolean; pessoa?: string },
      { texto: string }
    >
  | Ato<'reveliaDecretada', object>
  | Ato<'autoJulgado', Omit<Julgamento, 'em'>>
  | Ato<'cienciaDaDecisaoRegistrada', DaCiencia & { recursoAte: Dia }, { prova?: string }>
  | Ato<
      'recursoInterposto',
      { protocoladaEm: string; tempestivo: boolean; pessoa?: string },
      { texto: string }
    >
  | AtoDeImpedimento
  | Ato<'efeitoSuspensivoConcedido', DoEfeito>
  | Ato<'efeitoSuspensivoNegado', DoEfeito>
  | Ato<'recursoJulgado', DadosDoJulgamento>
  | Ato<
      'decisaoTornadaDefinitiva',
      {
        definitivaEm: Dia
        /** Of acts from before it was told, absent. */
        por?: PorQueDefinitiva
        tituloExtrajudicial: boolean
        penalidades: readonly string[]
        multa?: CalculoDeMulta
      }
    >
  | Ato<
      'pagamentoRegistrado',
      {
        valor: number
        pagoEm: Dia
        /** What was owed on that day, before it. */
        devido: CalculoDeMulta
        /** What is still owed, all payments counted; and the day on which nothing was. */
        resta?: number
        quitadaEm?: Dia
        pessoa?: string
        recibo?: string
      },
      { prova?: string; pagador?: string }
    >
  /** The vehicle's auction closed the fine: what it did not cover is forgiven. */
  | Ato<'multaEncerradaEmLeilao', { apurado: number; remido: number; recolhimento: string }>

/** Stream `auto:<id>`. */
export type Auto = DoCredito & DoProcesso

type DoProcesso = Readonly<{
  id: string
  numero?: string
  dispositivo: string
  momento: string
  fatoEm: Dia
  local: string
  coordenadas?: Coordenadas
  descricao?: string
  placa?: string
  veiculo?: string
  outorga?: string
  infrator?: string
  infratorNome?: string
  infratorRegistro?: string
  /** Why what the law asks when possible is not there; the signature has its own. */
  motivoDaFalta?: string
  motivoSemAssinatura?: string
  testemunha?: string
  constatacao: 'campo' | 'registros'
  /** The first record of the same stop; absent from the first itself. */
  abordagem?: string
  assinou: boolean
  autuante: string
  /** The card of who wrote it, or why there was none. */
  carteira?: Readonly<{ numero: string; matricula: string }>
  semCarteira?: 'nenhuma' | 'vencida' | 'revogada'
  responsaveis: readonly Responsavel[]
  medidas: readonly string[]
  /** The block whose number it bears, when written on a form. */
  bloco?: string
  lavradoEm: Dia
  fase: Fase
  processo?: string
  notificadoEm?: Dia
  /** The latest of those who answer; `defesaAte` too. */
  cienciaEm?: Dia
  defesaAte?: Dia
  /** Every attempt to serve, oldest first. */
  notificacoes: readonly Notificacao[]
  ciencias: readonly Ciencia[]
  /** `texto` is personal data: absent once erased. */
  defesas: readonly {
    protocoladaEm: string
    tempestiva: boolean
    pessoa?: string
    texto?: string
  }[]
  julgamento?: Julgamento
  cienciaDaDecisaoEm?: Dia
  recursoAte?: Dia
  recursos: readonly {
    protocoladaEm: string
    tempestivo: boolean
    pessoa?: string
    texto?: string
  }[]
  /** Who declared that they may not judge, by user, and when. */
  impedidos: readonly { membro: string; motivo: string; em: Dia }[]
  efeito: 'nenhum' | 'concedido' | 'negado' | 'cessado'
  /** While the suspensive effect lasted, each time. */
  suspensoes: readonly Parada[]
  /** Ended by the death of who answers, and what it was before. */
  extinto?: Readonly<{
    em: Dia
    obitoEm: Dia
    antes: Readonly<{ fase: Fase; penalidades: readonly string[]; multa?: CalculoDeMulta }>
  }>
  /** The last act that took the proceeding on. */
  movidoEm: Dia
  julgamentoDoRecurso?: JulgamentoDoRecurso
  /** Before a collegiate body. */
  tramite?: Tramite
  /** What the preparing authority said of the appeal. */
  parecer?: Readonly<{ em: Dia; conclusao: Sentido; texto: string; autor: string }>
  /**
   * Day on which the condemnation became final (the day after the appeal's term, or that of the
   * last decision), not that of the certificate: what recidivism counts.
   */
  definitivaEm?: Dia
  /** The day on which it was certified that it is final. */
  certificadaEm?: Dia
  tituloExtrajudicial?: boolean
  penalidades: readonly string[]
  multa?: CalculoDeMulta
  pagamentos: readonly Pagamento[]
  /** The day on which nothing was owed any more. */
  quitadaEm?: Dia
  /** Forgiven after the vehicle's auction, in centavos. */
  remido?: number
  anuladoEm?: Dia
}>
