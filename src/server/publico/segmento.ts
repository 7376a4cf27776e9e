import type { Dia } from '#core/calendar/dia.ts'
import { mesmaRazao } from '#core/situacao/mesmaRazao.ts'

/** A stretch of days with one answer; the next one's `desde` ends it. */
export type SegmentoPublico = Readonly<{
  desde: Dia
  regular: boolean
  motivos: readonly Readonly<{ codigo: string; fundamentos: readonly string[] }>[]
}>

/**
 * The stretch that holds on a day, with `desde` moved back over stretches that gave the same answer
 * for a motive still told: "regular since" does not restart because a paper was renewed, and what
 * ended is not ended since a paper expired before. Undefined before the first.
 */
export function noSegmento(
  segmentos: readonly SegmentoPublico[],
  dia: Dia,
): SegmentoPublico | undefined {
  const ate = segmentos.filter((s) => s.desde <= dia)
  const atual = ate.at(-1)
  if (atual === undefined) return undefined
  let desde = atual.desde
  for (const s of ate.toReversed()) {
    if (s.regular !== atual.regular || !mesmaRazao(s, atual)) break
    desde = s.desde
  }
  return { ...atual, desde }
}
