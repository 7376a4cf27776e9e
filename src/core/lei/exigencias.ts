import type { Requisito } from '#law/esquema/requisitos.ts'
import type { Pacote } from '#law/pacote.ts'
import { type Dia, dentroDe } from '../calendar/dia.ts'

type Forma = Requisito['exige']['forma']

/** The law's requirements of one shape that are in force on the day. */
export const requisitosQuePedem = (
  { requisitos }: Pacote,
  forma: Forma,
  dia: Dia,
): readonly Requisito[] =>
  requisitos.filter((r) => r.exige.forma === forma && dentroDe(dia, r.desde, r.ate))

/** Their provisions, each once: what a refusal cites that speaks of the same outside an evaluation. */
export const fundamentosDeQuemPede = (
  pacote: Pacote,
  forma: Forma,
  dia: Dia,
): readonly string[] => [
  ...new Set(requisitosQuePedem(pacote, forma, dia).flatMap((r) => r.fundamentos)),
]
