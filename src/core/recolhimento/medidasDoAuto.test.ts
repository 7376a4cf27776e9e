import { expect, test } from 'vitest'
import { exigirPacotes } from '#law/files/lerPacotes.ts'
import { medidasDoAuto } from './medidasDoAuto.ts'

/* What a record says of the measures of its infraction, in every law that has one. */

const casos = exigirPacotes().flatMap(({ pacote }) =>
  (pacote.processo.medidas?.recolhimentos ?? [])
    .filter((m) => m.medidas.length > 0)
    .map((m) => ({ lei: pacote.lei.municipio.slug, id: m.id, m, pacote })),
)

test.each(casos)('$lei $id: cabível até que um termo a aplique', ({ m, pacote }) => {
  const medida = m.medidas[0] ?? ''
  const auto = { dispositivo: 'art1_cpt', medidas: [medida] }
  const [antes, ...mais] = medidasDoAuto(pacote, auto, [])
  expect(mais).toEqual([])
  expect(antes).toContain('cabível')
  expect(antes).not.toContain('aplicada em')
  const termo = { medida: m.id, especie: m.especie, numero: '0007/2026', desde: '2026-03-10' }
  const [depois, ...outras] = medidasDoAuto(pacote, auto, [termo])
  expect(outras).toEqual([])
  expect(depois).toContain('aplicada em 10/03/2026')
  expect(depois).toContain('nº 0007/2026')
  expect(depois).not.toContain('cabível')
  // Taken on the facts, of a record whose infraction commands none.
  expect(medidasDoAuto(pacote, { ...auto, medidas: [] }, [termo])[0]).toContain('nº 0007/2026')
})
