import { expect, test } from 'vitest'
import { converterUnidadeFiscal } from './unidadeFiscal.ts'

const valores = [
  { desde: '2025-01-01', valor: 14_537, fonte: 'Decreto B' },
  { desde: '2023-01-01', valor: 13_477, fonte: 'Decreto A' },
]

test.each([
  [2, '2025-06-01', 29_074],
  ['0.5', '2025-01-01', 7_269], // 72,685
  ['0,5', '2025-12-31', 7_269],
  [0.2, '2023-12-31', 2_695], // 26,954
  [0, '2025-01-01', 0],
  [15, '2023-01-01', 202_155],
])('%s units on %s', (quantidade, em, valor) => {
  expect(converterUnidadeFiscal(quantidade, valores, em)).toMatchObject({ ok: true, valor })
})

test('says which value it used', () => {
  const r = converterUnidadeFiscal(1, valores, '2025-03-01')
  expect(r).toMatchObject({ unitario: 14_537, desde: '2025-01-01', fonte: 'Decreto B' })
})

test.each([
  ['2022-12-31', 2022],
  ['2024-01-01', 2024],
  ['2024-12-31', 2024],
  ['2026-01-01', 2026],
])('%s has no value: the year is named, last year is not used', (em, ano) => {
  expect(converterUnidadeFiscal(1, valores, em)).toEqual({
    ok: false,
    motivo: 'valor-faltante',
    ano,
  })
})

test('a unit that lasts until the next one', () => {
  expect(converterUnidadeFiscal(1, valores, '2024-12-31', 'ate-o-proximo')).toMatchObject({
    valor: 13_477,
  })
  expect(converterUnidadeFiscal(1, valores, '2022-12-31', 'ate-o-proximo')).toMatchObject({
    ok: false,
    ano: 2022,
  })
})

test.each(['x', '-1', Number.NaN, '1.000,5'])('quantity %s is refused', (quantidade) => {
  expect(converterUnidadeFiscal(quantidade, valores, '2025-01-01')).toEqual({
    ok: false,
    motivo: 'quantidade',
  })
})
