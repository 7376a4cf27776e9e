import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatarChassi, validarChassi } from './chassi.ts'

test.each(['9BWZZZ377VT004251', '9bwzzz377vt004251', '9BW ZZZ377 VT004251', '9BWZZZ37.7VT-004251'])(
  '%s is valid',
  (texto) => {
    expect(validarChassi(texto)).toEqual({ ok: true, valor: formatarChassi('9BWZZZ377VT004251') })
  },
)
test.each([
  ['9BWZZZ377VT00425', 'formato'],
  ['9BWZZZ377VT0042511', 'formato'],
  ['9BWZZZ377VT00425I', 'formato'],
  ['9BWZZZ377VT00425O', 'formato'],
  ['9BWZZZ377VT00425Q', 'formato'],
  ['11111111111111111', 'repetido'],
])('%s is refused: %s', (texto, motivo) => {
  expect(validarChassi(texto)).toEqual({ ok: false, motivo })
})
test('no check digit: any ninth sign will do; I, O and Q never', () => {
  const signos = fc.constantFrom(...Array.from('0123456789ABCDEFGHJKLMNPRSTUVWXYZ'))
  fc.assert(
    fc.property(signos, fc.nat(16), fc.constantFrom('I', 'O', 'Q'), (nono, i, proibido) => {
      const chassi = `9BWZZZ37${nono}VT004251`
      expect(validarChassi(chassi).ok).toBe(true)
      expect(validarChassi(chassi.slice(0, i) + proibido + chassi.slice(i + 1)).ok).toBe(false)
    }),
    { verbose: true },
  )
})
