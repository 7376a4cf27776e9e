import * as z from 'zod'
import type { Ato } from '../ato.ts'
import { type Dia, dentroDe } from '../calendar/dia.ts'
import { dia } from '../calendar/esquema.ts'

const razoes = z.string().trim().min(3).max(5000)

/** The holder writes why the service stopped; the proof is named here, and its files are joined. */
export const justificarParalisacao = z.strictObject({
  paradaEm: dia,
  protocoladaEm: dia,
  motivo: razoes,
  prova: z.string().trim().min(3).max(300),
})
/** `ate`: last day on which it holds; without it, while the stop lasts. */
export const decidirJustificativa = z.strictObject({
  aceita: z.boolean(),
  razoes,
  ate: dia.optional(),
})

/** Stream `outorga:<id>`. */
export type AtoDeParalisacao =
  | Ato<
      'paralisacaoJustificada',
      { paradaEm: Dia; protocoladaEm: Dia; justificarAte: Dia; tempestiva: boolean },
      { motivo: string; prova: string }
    >
  | Ato<'justificativaDecidida', { aceita: boolean; razoes: string; ate?: Dia; autoridade: string }>

/** Why the service stopped, as it was told, and what was decided of it. */
export type Justificativa = Readonly<{
  paradaEm: Dia
  protocoladaEm: Dia
  justificarAte: Dia
  tempestiva: boolean
  motivo?: string
  prova?: string
  decisao?: Readonly<{ em: Dia; aceita: boolean; razoes: string; ate?: Dia }>
}>

/** Folds an act into the grant's list, oldest first: a decision is of the last one. Total. */
export function evolveJustificativas(
  lista: readonly Justificativa[],
  ato: AtoDeParalisacao,
): readonly Justificativa[] {
  if (ato.tipo === 'paralisacaoJustificada') {
    const { em: _, ...dados } = ato.dados
    return [...lista, { ...dados, ...ato.pessoal }]
  }
  const { autoridade: _, ...decisao } = ato.dados
  return lista.map((j, i) => (i === lista.length - 1 ? { ...j, decisao } : j))
}

/** The accepted reason that covers the day; the stop is not a ground of loss while it holds. */
export const justificada = (
  lista: readonly Justificativa[] | undefined,
  hoje: Dia,
): Justificativa | undefined =>
  lista?.find((j) => j.decisao?.aceita === true && dentroDe(hoje, j.paradaEm, j.decisao.ate))
