import type { RecolhimentoPrevisto } from '#law/esquema/medidas.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Recusa } from '../decisao.ts'
import type { Auto } from '../processo/processo.ts'

/** What of a record its measures depend on. */
export type AutoDaMedida = Pick<Auto, 'dispositivo' | 'medidas'>

/** Whether a record bears the measure: by its article, and by the catalogue or on the facts alone. */
export const cabeNoAuto = (m: RecolhimentoPrevisto, auto: AutoDaMedida): boolean =>
  (m.dispositivos?.includes(auto.dispositivo) ?? true) &&
  (m.autonomo || m.medidas.some((x) => auto.medidas.includes(x)))

/** The measures that fit a record; without one, those that the law lets be taken on the facts. */
export const medidasCabiveis = (
  pacote: Pacote,
  auto: AutoDaMedida | undefined,
): readonly RecolhimentoPrevisto[] =>
  (pacote.processo.medidas?.recolhimentos ?? []).filter((m) =>
    auto === undefined ? m.autonomo : cabeNoAuto(m, auto),
  )

/**
 * Why no custody can begin there, whatever is told: the infraction has no measure in the catalogue,
 * or every measure of this law is born of a record and none was given.
 */
export function recusasSemMedida(
  pacote: Pacote,
  auto: AutoDaMedida | undefined,
): readonly Recusa[] {
  if (medidasCabiveis(pacote, auto).length > 0) return []
  if (auto !== undefined)
    return [{ codigo: 'recolhimento.infracao-sem-medida', fundamentos: [auto.dispositivo] }]
  const previstas = pacote.processo.medidas?.recolhimentos ?? []
  const fundamentos = [...new Set(previstas.flatMap((m) => m.fundamentos))]
  return [{ codigo: 'recolhimento.sem-auto', fundamentos, falta: 'auto' }]
}
