import type { Penalidade } from '#law/esquema/infracoes.ts'
import type { Tipificacao } from '#core/infracao/catalogo.ts'

/** The provision's penalties, and those that it adds for a recidivist; each once. */
export const penalidadesDe = (
  tipificacao: Tipificacao,
  reincidente: boolean,
): readonly Penalidade[] => [
  ...new Set([
    ...tipificacao.penalidades,
    ...(reincidente ? (tipificacao.naReincidencia?.penalidades ?? []) : []),
  ]),
]
