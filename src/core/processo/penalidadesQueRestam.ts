import type { Contexto } from '#core/contexto.ts'
import { tipificar } from '#core/infracao/catalogo.ts'
import type { Mundo } from '#core/mundo.ts'
import { penalidadesDe } from '#core/multa/penalidades.ts'
import type { Auto } from './processo.ts'
import { reincidenciaQueResta } from './reincidenciaQueResta.ts'

/**
 * The penalties of a record that still stand: none once it is annulled; without what only
 * recidivism gave, once the earlier record that made it was annulled or reversed. Where the
 * earlier record is not in the world, its fall is not known and nothing is taken away.
 */
export function penalidadesQueRestam(
  auto: Auto,
  mundo: Mundo,
  contexto: Contexto,
): readonly string[] {
  if (auto.anuladoEm !== undefined) return []
  const caidas = new Set(penalidadesSemFundamento(auto, mundo, contexto))
  return auto.penalidades.filter((p) => !caidas.has(p))
}

/** The penalties imposed by recidivism alone whose ground fell afterwards: neither executed nor kept. */
export function penalidadesSemFundamento(
  auto: Auto,
  mundo: Mundo,
  contexto: Contexto,
): readonly string[] {
  const { julgamento } = auto
  if (julgamento?.reincidente !== true) return []
  const { autoAnterior } = julgamento
  if (autoAnterior !== undefined && mundo.auto(autoAnterior) === undefined) return []
  if (reincidenciaQueResta(auto, mundo, contexto)) return []
  const t = tipificar(contexto.pacote, auto.dispositivo, auto.fatoEm)
  if (t === undefined) return []
  const proprias: readonly string[] = penalidadesDe(t, false)
  const daReincidencia: readonly string[] = t.naReincidencia?.penalidades ?? []
  return auto.penalidades.filter((p) => daReincidencia.includes(p) && !proprias.includes(p))
}
