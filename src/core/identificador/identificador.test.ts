import { expect, test } from 'vitest'
import { formatarIdentificador } from './identificador.ts'

test.each([
  ['12345678909', '123.456.789-09'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['1234567890', '1234567890'],
  ['', ''],
])('%s is written %s', (id, escrito) => {
  expect(formatarIdentificador(id)).toBe(escrito)
})
