import { expect, test } from 'vitest'
import { diferencaEmDias } from '#core/calendar/dia.ts'
import { restam } from './restam.ts'

test.each([
  ['2031-11-30', '1.826 dias'],
  ['2031-10-13', '1.778 dias'],
  ['2026-12-01', 'um dia'],
  ['2026-11-30', 'último dia'],
  ['2026-11-29', 'consumada: cabe declarar'],
])('from 2026-11-30 to %s: %s', (ate, diz) => {
  expect(restam(diferencaEmDias('2026-11-30', ate))).toBe(diz)
})
