import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

const texto = (max: number) => z.string().trim().min(2).max(max)
export const requererPublicidade = z.strictObject({
  /** A place of the pack's `publicidade.locais`. */
  local: z.string().max(60),
  /** Which part of it, and its size. */
  espaco: texto(200),
  anunciante: texto(150),
  conteudo: texto(1000),
  /** First and last day, inclusive. */
  desde: dia,
  ate: dia,
})
export const decidirPublicidade = z.strictObject({
  publicidade: z.string().max(80),
  aprovada: z.boolean(),
  razoes: texto(1000),
  /** Less than was asked for; last day, inclusive. */
  ate: dia.optional(),
})
export const encerrarPublicidade = z.strictObject({
  publicidade: z.string().max(80),
  motivo: texto(500),
})

type Pedido = z.infer<typeof requererPublicidade>

/** Stream `outorga:<id>`. `publicidade`: the id of the command that asked for it. */
export type AtoDePublicidade =
  | Ato<'publicidadeRequerida', Pedido & { publicidade: string }>
  | Ato<'publicidadeAprovada', { publicidade: string; ate: Dia; razoes: string }>
  | Ato<'publicidadeRecusada', { publicidade: string; razoes: string }>
  | Ato<'publicidadeEncerrada', { publicidade: string; motivo: string }>

export const situacoesDePublicidade = ['requerida', 'aprovada', 'recusada', 'encerrada'] as const
export type SituacaoDePublicidade = (typeof situacoesDePublicidade)[number]

export type Publicidade = Readonly<
  Pedido & {
    id: string
    situacao: SituacaoDePublicidade
    requeridaEm: Dia
    aprovadaEm?: Dia
    /** First day without it, when taken off before its last day. */
    encerradaEm?: Dia
  }
>

/** From where each command may be given. */
export const transicoes = {
  decidirPublicidade: ['requerida'],
  encerrarPublicidade: ['aprovada'],
} as const satisfies Record<string, readonly SituacaoDePublicidade[]>

/** Approved, and in its term on the day, both ends included. */
export const publicidadeCorre = (p: Publicidade, dia: Dia): boolean =>
  p.aprovadaEm !== undefined &&
  p.aprovadaEm <= dia &&
  p.desde <= dia &&
  dia <= p.ate &&
  (p.encerradaEm === undefined || dia < p.encerradaEm)

/** Folds an act into the grant's list, oldest first. Total. */
export function evolvePublicidades(
  lista: readonly Publicidade[],
  ato: AtoDePublicidade,
): readonly Publicidade[] {
  const { em } = ato.dados
  if (ato.tipo === 'publicidadeRequerida') {
    const { em: requeridaEm, publicidade: id, ...pedido } = ato.dados
    return [...lista, { ...pedido, id, situacao: 'requerida', requeridaEm }]
  }
  const muda = (p: Publicidade): Publicidade => {
    switch (ato.tipo) {
      case 'publicidadeAprovada':
        return { ...p, situacao: 'aprovada', aprovadaEm: em, ate: ato.dados.ate }
      case 'publicidadeRecusada':
        return { ...p, situacao: 'recusada' }
      default:
        return { ...p, situacao: 'encerrada', encerradaEm: em }
    }
  }
  return lista.map((p) => (p.id === ato.dados.publicidade ? muda(p) : p))
}
