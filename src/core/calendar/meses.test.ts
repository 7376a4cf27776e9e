import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diaDoNumero, numeroDoDia } from './dia.ts'
import {
  addAnos,
  addMeses,
  anosCompletos,
  idadeEm,
  mesesCompletos,
  type RegraMes,
} from './meses.ts'

const dias = fc
  .integer({ min: numeroDoDia('1900-01-01'), max: numeroDoDia('2200-12-31') })
  .map(diaDoNumero)
const regras = fc.constantFrom<RegraMes>('ultimo-dia', 'dia-seguinte')

test.each([
  ['2026-11-30', 3, '2027-02-28', '2027-03-01'],
  ['2027-11-30', 3, '2028-02-29', '2028-03-01'],
  ['2026-01-31', 1, '2026-02-28', '2026-03-01'],
  ['2026-03-31', 1, '2026-04-30', '2026-05-01'],
  ['2026-01-31', 2, '2026-03-31', '2026-03-31'],
  ['2026-10-31', 4, '2027-02-28', '2027-03-01'],
  ['2026-12-15', 1, '2027-01-15', '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28', '2026-03-01'],
  ['2026-01-31', -2, '2025-11-30', '2025-12-01'],
  ['2026-01-15', -1, '2025-12-15', '2025-12-15'],
  ['2026-01-31', 0, '2026-01-31', '2026-01-31'],
])('addMeses(%s, %i): %s by Lei 9.784, %s by the Código Civil', (dia, n, ultimo, seguinte) => {
  expect(addMeses(dia, n, 'ultimo-dia')).toBe(ultimo)
  expect(addMeses(dia, n, 'dia-seguinte')).toBe(seguinte)
})

test('addAnos: only 29 February lacks its day', () => {
  expect(addAnos('2024-02-29', 1, 'ultimo-dia')).toBe('2025-02-28')
  expect(addAnos('2024-02-29', 1, 'dia-seguinte')).toBe('2025-03-01')
  expect(addAnos('2024-02-29', 4, 'dia-seguinte')).toBe('2028-02-29')
  expect(addAnos('2096-02-29', 4, 'ultimo-dia')).toBe('2100-02-28')
  expect(addAnos('2024-12-31', 10, 'ultimo-dia')).toBe('2034-12-31')
})

test('addMeses agrees with Temporal, both ways', () => {
  fc.assert(
    fc.property(dias, fc.integer({ min: -600, max: 600 }), (dia, n) => {
      const t = Temporal.PlainDate.from(dia).add({ months: n })
      expect(addMeses(dia, n, 'ultimo-dia')).toBe(t.toString())
      const seguinte = t.day === Number(dia.slice(8)) ? t : t.add({ days: 1 })
      expect(addMeses(dia, n, 'dia-seguinte')).toBe(seguinte.toString())
    }),
    { verbose: true, numRuns: 500 },
  )
})

test('mesesCompletos is the greatest n that does not pass the day', () => {
  fc.assert(
    fc.property(dias, dias, regras, (de, ate, regra) => {
      const n = mesesCompletos(de, ate, regra)
      expect(addMeses(de, n, regra) <= ate).toBe(true)
      expect(addMeses(de, n + 1, regra) > ate).toBe(true)
      const a = anosCompletos(de, ate, regra)
      expect(addAnos(de, a, regra) <= ate).toBe(true)
      expect(addAnos(de, a + 1, regra) > ate).toBe(true)
    }),
    { verbose: true, numRuns: 500 },
  )
})

describe('idadeEm', () => {
  test.each([
    ['2005-03-10', '2026-03-09', 20],
    ['2005-03-10', '2026-03-10', 21],
    ['2005-03-10', '2026-03-11', 21],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2024-02-28', 19],
    ['2004-02-29', '2024-02-29', 20],
    ['2026-01-02', '2026-01-01', -1],
  ])('born %s, on %s: %i', (nascimento, dia, idade) => {
    expect(idadeEm(nascimento, dia)).toBe(idade)
  })
  test('the month-end rule may be another', () => {
    expect(idadeEm('2004-02-29', '2025-02-28', 'ultimo-dia')).toBe(21)
  })
})
