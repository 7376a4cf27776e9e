import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatarCpf, validarCpf } from './cpf.ts'
import { repetido } from './validacao.ts'

/** The algorithm, written a second time: mod 11, weights 10..2 then 11..2. */
const digito = (base: string): number => {
  const r =
    Array.from(base).reduce((soma, d, i) => soma + Number(d) * (base.length + 1 - i), 0) % 11
  return r < 2 ? 0 : 11 - r
}
const completo = (base: string) => {
  const d1 = digito(base)
  return `${base}${d1}${digito(`${base}${d1}`)}`
}
const bases = fc.stringMatching(/^\d{9}$/).filter((b) => !repetido(b))

test.each([
  ['529.982.247-25', '52998224725'],
  ['12345678909', '12345678909'],
  [' 123 456 789 09 ', '12345678909'],
  ['280012389-38', '28001238938'], // the example of the Receita Federal's manual
  ['00000000191', '00000000191'],
])('%s is valid', (texto, valor) => {
  expect(validarCpf(texto)).toEqual({ ok: true, valor })
})
test.each([
  ['12345678900', 'digito'],
  ['11111111111', 'repetido'],
  ['000.000.000-00', 'repetido'],
  ['1234567890', 'formato'],
  ['123456789091', 'formato'],
  ['1234567890A', 'formato'],
  ['', 'formato'],
])('%s is refused: %s', (texto, motivo) => {
  expect(validarCpf(texto)).toEqual({ ok: false, motivo })
})

test('any built CPF is valid, masked too', () => {
  fc.assert(
    fc.property(bases, (base) => {
      const cpf = completo(base)
      expect(validarCpf(formatarCpf(cpf))).toEqual({ ok: true, valor: cpf })
    }),
    { verbose: true },
  )
})

test('any other digit in any place is refused, when the first check digit is not 0', () => {
  fc.assert(
    fc.property(bases, fc.nat(10), fc.integer({ min: 1, max: 9 }), (base, i, soma) => {
      const cpf = completo(base)
      fc.pre(cpf[9] !== '0')
      const trocado = cpf.slice(0, i) + ((Number(cpf[i]) + soma) % 10) + cpf.slice(i + 1)
      expect(validarCpf(trocado).ok).toBe(false)
    }),
    { verbose: true, numRuns: 1_000 },
  )
})
