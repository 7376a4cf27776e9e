import { expect, test } from 'vitest'
import { pascoa } from './pascoa.ts'

test.each([
  [1900, '1900-04-15'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %i is %s', (ano, dia) => {
  expect(pascoa(ano)).toBe(dia)
})

test('Easter is a Sunday between 22 March and 25 April, every year', () => {
  for (let ano = 1900; ano <= 2200; ano++) {
    const dia = pascoa(ano)
    expect(Temporal.PlainDate.from(dia).dayOfWeek).toBe(7)
    expect(dia.slice(5) >= '03-22' && dia.slice(5) <= '04-25').toBe(true)
  }
})
