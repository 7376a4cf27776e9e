import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

const texto = z.string().trim().min(3).max(2000)

export const proporExtincao = z.strictObject({
  /** A hypothesis of `extincao` in the pack. */
  hipotese: z.string().max(60),
  motivo: texto,
})
export const decidirExtincao = z.strictObject({ acolhe: z.boolean(), razoes: texto })

/** Stream `outorga:<id>`. What is accepted comes with `outorgaBaixada`. */
export type AtoDeExtincao =
  | Ato<'extincaoProposta', { hipotese: string; especie: string; motivo: string }>
  | Ato<'extincaoDecidida', { hipotese: string; acolhida: boolean; razoes: string }>

export type Proposta = Readonly<{
  hipotese: string
  especie: string
  propostaEm: Dia
  motivo: string
  decididaEm?: Dia
  acolhida?: boolean
}>

/** Folds an act into the proposals to end the grant, oldest first. Total. */
export function evolvePropostas(
  lista: readonly Proposta[],
  ato: AtoDeExtincao,
): readonly Proposta[] {
  if (ato.tipo === 'extincaoProposta') {
    const { em, hipotese, especie, motivo } = ato.dados
    return [...lista, { hipotese, especie, propostaEm: em, motivo }]
  }
  const ultima = lista.at(-1)
  if (ultima === undefined || ato.tipo !== 'extincaoDecidida') return lista
  const { em, acolhida } = ato.dados
  return [...lista.slice(0, -1), { ...ultima, decididaEm: em, acolhida }]
}
