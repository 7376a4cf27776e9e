import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Etapa } from './transicoes.ts'
import type { VotoCaido } from './votos.ts'

const razoes = z.string().trim().min(3).max(5000)
export const votos = ['provimento', 'improvimento'] as const
export type Sentido = (typeof votos)[number]
/** Of a member without an account, by the secretary; a member's own is known by who votes. */
const membro = { membro: z.string().optional() }

export const distribuirRecurso = z.strictObject({})
export const redistribuirRecurso = z.strictObject({})
export const relatarRecurso = z.strictObject({
  relatorio: z.string().trim().min(3).max(20000),
  voto: z.enum(votos),
  razoes,
})
/** With reasons, it is a separate vote. */
export const votarRecurso = z.strictObject({
  ...membro,
  voto: z.enum(votos),
  razoes: razoes.optional(),
})
export const pedirVista = z.strictObject({
  ...membro,
  motivo: z.string().trim().max(500).optional(),
})
/** `razoes`: what is resolved, as the decision's text says it. */
export const proclamarResultado = z.strictObject({ razoes })

/** A draw of the rapporteur, which anyone can do again. */
export type Distribuicao = Readonly<{
  relator: string
  /** From 1: each new draw of the same appeal has its own digests. */
  ordem: number
  semente: string
  /** What the digests are of, besides the seed: the record's number. */
  recurso: string
  /** By member, the digest: the smallest of those with the least load is the rapporteur. */
  chaves: Readonly<Record<string, string>>
  impedidos: readonly Readonly<{ membro: string; motivo: string }>[]
}>

/** Of a collegiate body: its session, the votes that did not count, the number of its decision. */
type DoColegiado = Readonly<{
  /** Votes given and not counted: who gave them became impeded before the result. */
  votosCaidos?: readonly VotoCaido[]
  sessao?: string
  porDesempate?: boolean
  acordao?: string
}>
type Decidido = Readonly<{ resultado: 'provido' | 'improvido'; razoes: string; julgador: string }>
/** What a decision on an appeal says; `votos`: each member's, of a collegiate body. */
export type DadosDoJulgamento = Decidido &
  DoColegiado &
  Readonly<{ votos?: readonly Readonly<{ membro: string; voto: string }>[] }>
/** An appeal as decided: its votes, its course tells. */
export type JulgamentoDoRecurso = Decidido & DoColegiado & Readonly<{ em: Dia }>

export type AtoDoTramite =
  | Ato<'recursoDistribuido', Distribuicao>
  | Ato<
      'recursoRelatado',
      { membro: string; relatorio: string; voto: Sentido; razoes: string; por: string }
    >
  | Ato<
      'votoProferido',
      {
        membro: string
        voto: Sentido
        razoes?: string
        sessao: string
        /** Of an alternate: the seated member in whose place they vote. */
        cadeira?: string
        por: string
      }
    >
  | Ato<'vistaPedida', { membro: string; motivo?: string; sessao: string }>
  | Ato<'parecerEmitido', { conclusao: Sentido; texto: string; autorDoParecer: string }>

export type Voto = Readonly<{
  membro: string
  voto: Sentido
  em: Dia
  /** The session in which it was cast; the rapporteur's comes with the report. */
  sessao?: string
  razoes?: string
  /** The seated member in whose place an alternate voted. */
  cadeira?: string
}>

/** What an earlier rapporteur did with the appeal, which fell when another was drawn. */
export type Distribuido = Readonly<{
  relator: string
  /** The days of their draw and of the next. */
  de: Dia
  ate: Dia
  relatorio?: Readonly<{ em: Dia; texto: string }>
  votos: readonly Voto[]
  vistas: Tramite['vistas']
}>

/** An appeal before the body. */
export type Tramite = Readonly<{
  etapa: Etapa
  distribuicoes: readonly (Distribuicao & Readonly<{ em: Dia }>)[]
  relatorio?: Readonly<{ em: Dia; texto: string }>
  votos: readonly Voto[]
  vistas: readonly Readonly<{ membro: string; sessao: string; em: Dia; motivo?: string }>[]
  /** Reports and votes that count no longer, the oldest first. */
  anteriores: readonly Distribuido[]
}>

export const semTramite: Tramite = {
  etapa: 'a-distribuir',
  distribuicoes: [],
  votos: [],
  vistas: [],
  anteriores: [],
}

/** Who has the appeal to report. */
export const relatorDe = (t: Tramite | undefined): string | undefined =>
  t?.distribuicoes.at(-1)?.relator

/** Every asking for the file, those under earlier rapporteurs too, the oldest first. */
export const vistasDe = (t: Tramite): Tramite['vistas'] => [
  ...t.anteriores.flatMap((a) => a.vistas),
  ...t.vistas,
]

/** Folds an act into the appeal's course. Total: what is recorded happened. */
export function evolveTramite(
  t: Tramite,
  ato: Exclude<AtoDoTramite, { tipo: 'parecerEmitido' }>,
): Tramite {
  switch (ato.tipo) {
    case 'recursoDistribuido': {
      const { relatorio, ...resto } = t
      const antes = t.distribuicoes.at(-1)
      const anterior =
        antes === undefined
          ? []
          : [
              {
                relator: antes.relator,
                de: antes.em,
                ate: ato.dados.em,
                ...(relatorio === undefined ? {} : { relatorio }),
                votos: t.votos,
                vistas: t.vistas,
              },
            ]
      return {
        ...resto,
        etapa: 'com-relator',
        distribuicoes: [...t.distribuicoes, ato.dados],
        votos: [],
        vistas: [],
        anteriores: [...t.anteriores, ...anterior],
      }
    }
    case 'recursoRelatado': {
      const { em, membro: de, voto, razoes: porque, relatorio } = ato.dados
      return {
        ...t,
        etapa: 'relatado',
        relatorio: { em, texto: relatorio },
        votos: [{ membro: de, voto, em, razoes: porque }],
      }
    }
    case 'votoProferido': {
      const { por: _, ...voto } = ato.dados
      return { ...t, etapa: 'em-votacao', votos: [...t.votos, voto] }
    }
    case 'vistaPedida':
      return { ...t, etapa: 'com-vista', vistas: [...t.vistas, ato.dados] }
  }
}
