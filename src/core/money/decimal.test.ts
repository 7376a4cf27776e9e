import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arredondar, lerDecimal, multiplicar, textoDoDecimal } from './decimal.ts'

test.each([
  ['0.5', 5n, 1],
  ['0,52', 52n, 2],
  ['-0.60', -60n, 2],
  ['+4', 4n, 0],
  [0.1, 1n, 1],
  [-29, -29n, 0],
])('reads %s', (valor, n, casas) => {
  expect(lerDecimal(valor)).toEqual({ n, casas })
})
test.each(['', '1e3', '1.000,50', '.5', '5.', 'abc', Number.NaN, Number.POSITIVE_INFINITY, 1e-7])(
  'does not read %s',
  (valor) => {
    expect(lerDecimal(valor)).toBeUndefined()
  },
)

test.each([
  ['0.005', 2, '0.01'],
  ['0.0049999', 2, '0.00'],
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['-0.004', 2, '0.00'],
  ['1.005', 2, '1.01'],
  ['7', 2, '7.00'],
  ['0.07', 10, '0.0700000000'],
])('%s with %i places is %s', (valor, casas, texto) => {
  expect(textoDoDecimal(lerDecimal(valor)!, casas)).toBe(texto)
})

test('the rounded value is never more than half a unit away, and a half goes up', () => {
  const decimais = fc.record({
    n: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
    casas: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(decimais, fc.integer({ min: 0, max: 12 }), (d, casas) => {
      const r = arredondar(d, casas)
      const escala = Math.max(d.casas, casas)
      const resto = d.n * 10n ** BigInt(escala - d.casas) - r.n * 10n ** BigInt(escala - casas)
      const unidade = 10n ** BigInt(escala - casas)
      expect(resto * 2n >= -unidade && resto * 2n <= unidade).toBe(true)
      if (resto * 2n === unidade || resto * 2n === -unidade)
        expect(d.n > 0n ? resto < 0n : resto > 0n).toBe(escala > casas)
      expect(arredondar({ n: -d.n, casas: d.casas }, casas).n).toBe(-r.n)
    }),
    { verbose: true },
  )
})

test('the product is exact', () => {
  expect(multiplicar(lerDecimal('1.1')!, lerDecimal('1.1')!)).toEqual({ n: 121n, casas: 2 })
})
