import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatarRenavam, validarRenavam } from './renavam.ts'
import { repetido } from './validacao.ts'

/** The algorithm, written a second time: weights 3298765432, × 10 mod 11, 10 → 0. */
const completo = (base: string) => {
  const r =
    (Array.from(base).reduce((soma, d, i) => soma + Number(d) * Number('3298765432'[i]), 0) * 10) %
    11
  return `${base}${r === 10 ? 0 : r}`
}
const bases = fc.stringMatching(/^\d{10}$/).filter((b) => !repetido(b))

test.each(['00639884962', '639884962', '0639884962', '0063988.4962'])('%s is valid', (texto) => {
  expect(validarRenavam(texto)).toEqual({ ok: true, valor: formatarRenavam('00639884962') })
})
test.each([
  ['12345678901', 'digito'],
  ['00000000000', 'repetido'],
  ['000000000', 'repetido'],
  ['12345678', 'formato'],
  ['123456789012', 'formato'],
  ['ab00639884962', 'formato'],
])('%s is refused: %s', (texto, motivo) => {
  expect(validarRenavam(texto)).toEqual({ ok: false, motivo })
})

test('any built RENAVAM is valid; any other digit is refused when the check digit is not 0', () => {
  fc.assert(
    fc.property(bases, fc.nat(10), fc.integer({ min: 1, max: 9 }), (base, i, soma) => {
      const r = completo(base)
      expect(validarRenavam(r)).toEqual({ ok: true, valor: r })
      fc.pre(!r.endsWith('0'))
      expect(validarRenavam(r.slice(0, i) + ((Number(r[i]) + soma) % 10) + r.slice(i + 1)).ok).toBe(
        false,
      )
    }),
    { verbose: true, numRuns: 1_000 },
  )
})
