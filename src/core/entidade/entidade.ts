import * as z from 'zod'
import type { Ato } from '../ato.ts'
import { dia } from '../calendar/esquema.ts'
import type { Dia } from '../calendar/dia.ts'

const texto = (max: number) => z.string().trim().min(3).max(max)
/** By each of the pack's `provas`: the paper, and its last day when it has one. */
const provas = z.record(
  z.string().max(60),
  z.strictObject({ documento: texto(200), validaAte: dia.optional() }),
)
const logomarca = texto(500)
const telefone = z.string().regex(/^\+?[\d() -]{8,20}$/, 'Escreva o telefone com DDD.')

export const cadastrarEntidade = z.strictObject({
  /** The company of the register of persons. */
  pessoa: z.string().min(1).max(80),
  /** Of the pack's `especies`. */
  especie: z.string().max(60),
  provas,
  /** What the mark shows, as it is painted on the vehicles. */
  logomarca,
  telefone,
})
export const renovarEntidade = z.strictObject({ provas })
export const identificarEntidade = z.strictObject({ logomarca, telefone })
/** Given by the night run; a person may give it too, from the same day on. */
export const cancelarEntidade = z.strictObject({})
export const incluirNaEntidade = z.strictObject({ outorga: z.string().min(1).max(80) })
export const retirarDaEntidade = z.strictObject({
  outorga: z.string().min(1).max(80),
  motivo: texto(500),
})

export type Provas = Readonly<z.infer<typeof provas>>

/**
 * Stream `entidade:<id>`. Members are grants named by `para`, which makes no link: the entity would
 * otherwise bring every member along with each of them.
 */
export type AtoDeEntidade =
  | Ato<
      'entidadeCadastrada',
      {
        pessoa: string
        especie: string
        provas: Provas
        validoAte: Dia
        cancelaEm: Dia
        logomarca: string
        telefone: string
        numero?: string
      }
    >
  | Ato<'entidadeRenovada', { provas: Provas; validoAte: Dia; cancelaEm: Dia }>
  | Ato<'entidadeIdentificada', { logomarca: string; telefone: string }>
  | Ato<'entidadeCancelada', { validoAte: Dia }>
  | Ato<'incluidoNaEntidade', { para: string }>
  | Ato<'retiradoDaEntidade', { para: string; motivo: string }>

export const situacoesDaEntidade = ['ativa', 'suspensa', 'cancelada'] as const
export type SituacaoDaEntidade = (typeof situacoesDaEntidade)[number]

/** A grant in it: from `desde`, to the day before `ate`. */
export type MembroDaEntidade = Readonly<{ outorga: string; desde: Dia; ate?: Dia }>

export type Entidade = Readonly<{
  id: string
  pessoa: string
  especie: string
  numero?: string
  cadastradaEm: Dia
  provas: Provas
  /** Last day of the register, inclusive: suspended from the next one on. */
  validoAte: Dia
  /** First day on which it is cancelled, unless renewed before. */
  cancelaEm: Dia
  renovacoes: readonly Dia[]
  logomarca: string
  telefone: string
  membros: readonly MembroDaEntidade[]
  canceladaEm?: Dia
}>

/** From where each command may be given. */
export const transicoes = {
  renovarEntidade: ['ativa', 'suspensa'],
  identificarEntidade: ['ativa', 'suspensa'],
  cancelarEntidade: ['suspensa'],
  incluirNaEntidade: ['ativa'],
  retirarDaEntidade: ['ativa', 'suspensa'],
} as const satisfies Record<string, readonly SituacaoDaEntidade[]>
export type ComandoDaEntidade = keyof typeof transicoes

/** Where the register stands on the day. */
export function situacaoDaEntidade(e: Entidade, dia: Dia): SituacaoDaEntidade {
  if (e.canceladaEm !== undefined && e.canceladaEm <= dia) return 'cancelada'
  return dia <= e.validoAte ? 'ativa' : 'suspensa'
}

/** The grants in it on the day. */
export const membrosEm = (e: Entidade, dia: Dia): readonly MembroDaEntidade[] =>
  e.membros.filter((m) => m.desde <= dia && (m.ate === undefined || dia < m.ate))
