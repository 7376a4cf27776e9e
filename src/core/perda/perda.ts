import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Tentativa } from '../notificacao/tentativas.ts'
import type {
  AtoDoTramite,
  DadosDoJulgamento,
  JulgamentoDoRecurso,
  Tramite,
} from '../junta/tramite.ts'
import {
  anotarPostagem,
  type AtoDeExtincao,
  type AtoDeImpedimento,
  type AtoDeProcesso,
  type Auto,
  lerNotificacao,
  registrarDevolucao,
} from '../processo/processo.ts'

const texto = (max: number) => z.string().trim().min(3).max(max)
const meio = z.enum(['pessoal', 'postal', 'publicacao', 'eletronica'])

export const executarPenalidade = z.strictObject({ auto: z.string(), penalidade: z.string() })
export const proporPerda = z.strictObject({
  /** An entry of the pack's `medidas.perda.hipoteses`. */
  hipotese: z.string(),
  outorga: z.string(),
  /** The driver's registration, when it is a certificate that may be lost. */
  condutor: z.string().optional(),
  evidencia: texto(5000),
})
/** Serves what stands: the proposal, or its decision. */
export const notificarPerda = z.strictObject({
  meio,
  /** The post's code. */
  rastreio: z.string().trim().min(3).max(40).optional(),
  /** Why no other means serves, for one that the law keeps for last. */
  justificativa: texto(500).optional(),
})
export const anotarPostagemDaPerda = anotarPostagem
export const registrarDevolucaoDaPerda = registrarDevolucao
export const lerNotificacaoDaPerda = lerNotificacao
/** `cienciaEm`: the day of what fixes it (signed, received, published). */
export const registrarCienciaDaPerda = z.strictObject({
  meio,
  cienciaEm: dia,
  prova: z.string().max(200).optional(),
})
export const defenderPerda = z.strictObject({ protocoladaEm: dia, texto: texto(5000) })
export const decidirPerda = z.strictObject({
  resultado: z.enum(['procedente', 'improcedente']),
  razoes: texto(5000),
})
/** The term for defence ended without one in time. */
export const decretarReveliaDaPerda = z.strictObject({})
export const comunicarDecisaoDaPerda = z.strictObject(registrarCienciaDaPerda.shape)
export const recorrerDaPerda = z.strictObject({ protocoladaEm: dia, texto: texto(5000) })
export const julgarRecursoDaPerda = z.strictObject({
  resultado: z.enum(['provido', 'improvido']),
  razoes: texto(5000),
})
/** The day on which what was decided on the appeal came to be known. */
export const registrarCienciaDoRecursoDaPerda = z.strictObject(registrarCienciaDaPerda.shape)
export const executarPerda = z.strictObject({})
export const motivosDeDesfazimento = [
  'auto-anulado',
  'reincidencia-desfeita',
  'recurso-provido',
  'efeito-suspensivo',
  'decisao-judicial',
  'revisao',
] as const
export const desfazerPenalidade = z.strictObject({
  motivo: z.enum(motivosDeDesfazimento),
  razoes: texto(5000),
  /** The judicial decision or the act of revision, by number and day. */
  ato: z.string().trim().max(150).optional(),
})

export type Efeito =
  | 'cassa-outorga'
  | 'extingue-outorga'
  | 'suspende-outorga'
  | 'cassa-certificado'
  | 'suspende-certificado'
  | 'veda'

/** What a penalty put into effect binds, and until when. */
export type Executada = Readonly<{
  penalidade: string
  efeito: Efeito
  auto?: string
  hipotese?: string
  outorga?: string
  condutor?: string
  /** Who is bound: the driver, the one barred. */
  pessoas: readonly string[]
  veiculo?: string
  desde: Dia
  /** Last day, inclusive; absent: without term. */
  ate?: Dia
  /** The provisions under which a cassated driver gets no new certificate. */
  semNovoCertificado?: readonly string[]
}>

/** A fact that the system saw, without personal data. */
export type Indicio = Readonly<{
  hipotese: string
  /** From when the ground is there. */
  desde: Dia
  fatos: readonly string[]
}>

/** What is served. */
export type PecaDaPerda = 'proposta' | 'decisao' | 'recurso'
/** What an appeal in time does to the loss while it waits: `medidas.perda.efeitoDoRecurso`. */
export type EfeitoDoRecurso = 'automatico' | 'a-pedido' | 'nenhum'
/** From when a loss upheld on appeal takes effect: `medidas.perda.inicio`. */
export type InicioDaPerda = 'depois-da-ciencia' | 'desde-o-julgamento'
/** `eventoEm`: the day of what fixed it, when knowledge came days later. */
type DaCiencia = { meio: string; cienciaEm: Dia; eventoEm?: Dia }

export type AtoDePerda =
  | Ato<
      'perdaProposta',
      {
        hipotese: string
        penalidade: string
        outorga: string
        condutor?: string
        /** Who may lose it, and is served: the holder, or the driver. */
        pessoa?: string
        proponente: string
        fatos: readonly string[]
        numero?: string
      },
      { evidencia: string }
    >
  | Ato<
      'notificacaoDaPerdaExpedida',
      {
        peca: PecaDaPerda
        meio: string
        pessoa?: string
        rastreio?: string
        justificativa?: string
      }
    >
  | Ato<'notificacaoDaPerdaPostada', { notificacao: number; rastreio: string }>
  /** `proximo`: the means that the law's order tries next, if any is left. */
  | Ato<
      'notificacaoDaPerdaFrustrada',
      { notificacao: number; motivo: string; devolvidaEm: Dia; proximo?: string },
      { prova?: string }
    >
  | Ato<'perdaNotificada', DaCiencia & { defesaAte: Dia }, { prova?: string }>
  | Ato<'defesaDaPerdaApresentada', { protocoladaEm: Dia; tempestiva: boolean }, { texto: string }>
  | Ato<
      'perdaDecidida',
      {
        resultado: 'procedente' | 'improcedente'
        julgador: string
        razoes: string
        /** No defence came in time; and whether one came late. Of cases decided before it was told, absent. */
        aRevelia?: boolean
        defesaIntempestiva?: boolean
      }
    >
  | Ato<'reveliaDaPerdaDecretada', object>
  | Ato<'decisaoDaPerdaComunicada', DaCiencia & { recursoAte: Dia }, { prova?: string }>
  /** `efeito`: what the law of the day of the appeal gives it; absent from when every one in time suspended. */
  | Ato<
      'recursoDaPerdaInterposto',
      { protocoladaEm: Dia; tempestivo: boolean; efeito?: EfeitoDoRecurso },
      { texto: string }
    >
  | Extract<
      AtoDeProcesso,
      { tipo: 'efeitoSuspensivoConcedido' } | { tipo: 'efeitoSuspensivoNegado' }
    >
  | AtoDoTramite
  | AtoDeImpedimento
  | AtoDeExtincao
  /** `inicio`: by the law of the day; absent from when a loss upheld took effect at once. */
  | Ato<'recursoDaPerdaJulgado', DadosDoJulgamento & { inicio?: InicioDaPerda }>
  | Ato<'cienciaDoRecursoDaPerdaRegistrada', DaCiencia, { prova?: string }>
  | Ato<'penalidadeExecutada', Executada>
  | Ato<
      'penalidadeDesfeita',
      {
        motivo: (typeof motivosDeDesfazimento)[number]
        razoes: string
        ato?: string
        autoridade: string
        efeito: Efeito
      }
    >

export type SituacaoDePerda =
  | 'proposta'
  | 'notificada'
  | 'defendida'
  | 'revel'
  | 'decidida'
  | 'ciente'
  | 'recorrida'
  | 'confirmada'
  | 'executada'
  | 'desfeita'
  | 'arquivada'

/** Stream `perda:<id>`: a penalty put into effect, with the proceeding that led to it. */
export type Perda = Readonly<{
  id: string
  situacao: SituacaoDePerda
  penalidade: string
  hipotese?: string
  auto?: string
  outorga?: string
  condutor?: string
  /** Who is served; absent from old cases. */
  pessoa?: string
  numero?: string
  proponente?: string
  propostaEm?: Dia
  fatos: readonly string[]
  evidencia?: string
  /** Every attempt to serve, oldest first. */
  notificacoes: readonly Tentativa<PecaDaPerda>[]
  cienciaEm?: Dia
  defesaAte?: Dia
  defesas: readonly { protocoladaEm: Dia; tempestiva: boolean; texto?: string }[]
  decisao?: Readonly<{
    em: Dia
    resultado: string
    julgador: string
    razoes: string
    aRevelia?: boolean
    defesaIntempestiva?: boolean
  }>
  cienciaDaDecisaoEm?: Dia
  recursoAte?: Dia
  recursos: readonly { protocoladaEm: Dia; tempestivo: boolean; texto?: string }[]
  /** What the law gives the appeal that waits, or was the last to. */
  efeitoDoRecurso?: EfeitoDoRecurso
  /** Asked for: granted, denied, or ended by the decision. */
  efeito: Auto['efeito']
  /** While it lasted, each time. */
  suspensoes: Auto['suspensoes']
  decisaoDoRecurso?: JulgamentoDoRecurso & Readonly<{ inicio?: InicioDaPerda }>
  /** When what was decided on the appeal came to be known. */
  cienciaDoRecursoEm?: Dia
  /** Who declared that they may not decide, by account or member, and when. */
  impedidos: Auto['impedidos']
  /** Before a collegiate body. */
  tramite?: Tramite
  parecer?: Auto['parecer']
  /** `fundamentos`: the provisions of the act that put it into effect. */
  executada?: Executada & Readonly<{ fundamentos?: readonly string[] }>
  /** Ended by the death of who would lose, and from where. */
  extinta?: Readonly<{ em: Dia; obitoEm: Dia; antes: SituacaoDePerda }>
  /** Each time that it was in effect until the appeal's suspensive effect took it out; `em`: that day. */
  sustadas: readonly (Executada & Readonly<{ em: Dia }>)[]
  desfeita?: Readonly<{ em: Dia; motivo: string; razoes: string; ato?: string }>
}>
