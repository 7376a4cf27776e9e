import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acrescer, formatarReais, multiplicarCentavos, parseReais } from './centavos.ts'

test.each([
  ['R$ 1.453,70', 145_370],
  ['R$ 1.453,70', 145_370],
  ['1453,70', 145_370],
  ['1.453', 145_300],
  ['0,05', 5],
  ['-R$ 1,00', -100],
  ['R$ -1,00', -100],
  ['1.234.567,89', 123_456_789],
  ['-0', 0],
])('parseReais(%s)', (texto, valor) => {
  expect(parseReais(texto)).toEqual({ ok: true, valor })
})
test.each([
  '1453.70',
  '1,5',
  '1,555',
  '14.53,70',
  '1.4530',
  '',
  'R$',
  '--1',
  '-R$ -1,00',
  'abc',
  '1,00 R$',
])('parseReais refuses %s', (texto) => {
  expect(parseReais(texto)).toEqual({ ok: false, motivo: 'formato' })
})
test('parseReais refuses what centavos cannot hold', () => {
  expect(parseReais('99999999999999999')).toEqual({ ok: false, motivo: 'limite' })
})

test.each([
  [145_370, 'R$ 1.453,70'],
  [5, 'R$ 0,05'],
  [0, 'R$ 0,00'],
  [-100, '-R$ 1,00'],
  [100_000_000, 'R$ 1.000.000,00'],
])('formatarReais(%i)', (centavos, texto) => {
  expect(formatarReais(centavos)).toBe(texto)
})

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (centavos) => {
      expect(parseReais(formatarReais(centavos))).toEqual({ ok: true, valor: centavos })
    }),
    { verbose: true },
  )
})

test('acrescer rounds once, half up', () => {
  expect(acrescer(10_000, 20)).toBe(12_000)
  expect(acrescer(9_123, '20')).toBe(10_948) // 10947,6
  expect(acrescer(5, 10)).toBe(6) // 5,5
  expect(acrescer(10_000, '-10,5')).toBe(8_950)
  expect(() => acrescer(1, 'x')).toThrow(RangeError)
})

test('multiplicarCentavos refuses what is a bug', () => {
  expect(() => multiplicarCentavos(1.5, { n: 1n, casas: 0 })).toThrow(RangeError)
  expect(() => multiplicarCentavos(Number.MAX_SAFE_INTEGER, { n: 2n, casas: 0 })).toThrow(
    RangeError,
  )
})
