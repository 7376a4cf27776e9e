import { expect, test } from 'vitest'
import { formatarCep, validarCep } from './cep.ts'

test.each(['69005-070', '69005070', '69.005-070', ' 69005 070 '])('%s is valid', (texto) => {
  expect(validarCep(texto)).toEqual({ ok: true, valor: '69005070' })
})
test.each([
  ['6900507', 'formato'],
  ['690050701', 'formato'],
  ['69005-07A', 'formato'],
  ['00000-000', 'repetido'],
])('%s is refused: %s', (texto, motivo) => {
  expect(validarCep(texto)).toEqual({ ok: false, motivo })
})
test('formatting', () => {
  expect(formatarCep('69005070')).toBe('69005-070')
  expect(formatarCep('123')).toBe('123')
})
