import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatarCnh, validarCnh } from './cnh.ts'
import { repetido } from './validacao.ts'

/** The algorithm, written a second time, from its description. */
const completo = (base: string) => {
  const d = Array.from(base, Number)
  const r1 = d.reduce((soma, x, i) => soma + x * (9 - i), 0) % 11
  let r2 = (d.reduce((soma, x, i) => soma + x * (i + 1), 0) % 11) - (r1 === 10 ? 2 : 0)
  if (r2 < 0) r2 += 11
  return `${base}${r1 === 10 ? 0 : r1}${r2 === 10 ? 0 : r2}`
}
const bases = fc.stringMatching(/^\d{9}$/).filter((b) => !repetido(b))

test.each(['12345678900', '00000000119', '123456789-00'])('%s is valid', (texto) => {
  expect(validarCnh(texto)).toEqual({ ok: true, valor: formatarCnh(texto.replace('-', '')) })
})
test.each([
  ['12345678901', 'digito'],
  ['11111111111', 'repetido'],
  ['1234567890', 'formato'],
  ['ab00000000119', 'formato'],
])('%s is refused: %s', (texto, motivo) => {
  expect(validarCnh(texto)).toEqual({ ok: false, motivo })
})

test('any built CNH is valid', () => {
  fc.assert(
    fc.property(bases, (base) => {
      expect(validarCnh(completo(base))).toEqual({ ok: true, valor: completo(base) })
    }),
    { verbose: true, numRuns: 1_000 },
  )
})

test('any other digit is refused, when the first check digit is not 0', () => {
  fc.assert(
    fc.property(bases, fc.nat(10), fc.integer({ min: 1, max: 9 }), (base, i, soma) => {
      const cnh = completo(base)
      fc.pre(cnh[9] !== '0')
      expect(
        validarCnh(cnh.slice(0, i) + ((Number(cnh[i]) + soma) % 10) + cnh.slice(i + 1)).ok,
      ).toBe(false)
    }),
    { verbose: true, numRuns: 1_000 },
  )
})
