import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatarCnpj, validarCnpj } from './cnpj.ts'
import { repetido } from './validacao.ts'

/** The algorithm, written a second time: value = ASCII − 48, weights 2..9 from the right. */
const digito = (base: string): number => {
  const r =
    Array.from(base)
      .reverse()
      .reduce((soma, c, i) => soma + (c.charCodeAt(0) - 48) * (2 + (i % 8)), 0) % 11
  return r < 2 ? 0 : 11 - r
}
const completo = (base: string) => {
  const d1 = digito(base)
  return `${base}${d1}${digito(`${base}${d1}`)}`
}
const numericas = fc.stringMatching(/^\d{12}$/).filter((b) => !repetido(b))
const alfanumericas = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((b) => !repetido(b))

test.each([
  ['12ABC34501DE35', '12ABC34501DE35'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['PC3D315K000193', 'PC3D315K000193'],
  ['00.000.000/0001-91', '00000000000191'],
  ['12 345 678 0001 95', '12345678000195'],
])('%s is valid', (texto, valor) => {
  expect(validarCnpj(texto)).toEqual({ ok: true, valor })
})
test.each([
  ['12ABC34501DE36', 'digito'],
  ['12345678000190', 'digito'],
  ['00000000000000', 'repetido'],
  ['22222222222222', 'repetido'],
  ['12ABC34501DEA5', 'formato'],
  ['1234567800019', 'formato'],
  ['12.ABÇ.345/01DE-35', 'formato'],
])('%s is refused: %s', (texto, motivo) => {
  expect(validarCnpj(texto)).toEqual({ ok: false, motivo })
})

test('any built CNPJ is valid, masked and in lower case too', () => {
  fc.assert(
    fc.property(fc.oneof(numericas, alfanumericas), (base) => {
      const cnpj = completo(base)
      expect(validarCnpj(formatarCnpj(cnpj).toLowerCase())).toEqual({ ok: true, valor: cnpj })
    }),
    { verbose: true },
  )
})

test('any other digit for a digit is refused, unless both check digits are 0', () => {
  fc.assert(
    fc.property(
      fc.oneof(numericas, alfanumericas),
      fc.nat(13),
      fc.integer({ min: 1, max: 9 }),
      (base, i, soma) => {
        const cnpj = completo(base)
        fc.pre(!cnpj.endsWith('00') && /\d/.test(cnpj[i] ?? ''))
        const trocado = cnpj.slice(0, i) + ((Number(cnpj[i]) + soma) % 10) + cnpj.slice(i + 1)
        expect(validarCnpj(trocado).ok).toBe(false)
      },
    ),
    { verbose: true, numRuns: 1_000 },
  )
})
