import fc from 'fast-check'
import { convertLicensePlateToMercosul } from '@brazilian-utils/brazilian-utils/convert-license-plate-to-mercosul'
import { expect, test } from 'vitest'
import { formatarPlaca, mesmaPlaca, padraoDaPlaca, placaAntiga, validarPlaca } from './placa.ts'

test.each([
  ['ABC1234', 'ABC1C34', 'antiga', 'ABC-1234', 'ABC1234'],
  ['abc-1234', 'ABC1C34', 'antiga', 'ABC-1234', 'ABC1234'],
  ['ABC 1234', 'ABC1C34', 'antiga', 'ABC-1234', 'ABC1234'],
  ['abc1c34', 'ABC1C34', 'mercosul', 'ABC1C34', 'ABC1234'],
  ['ABC1Z34', 'ABC1Z34', 'mercosul', 'ABC1Z34', undefined],
  ['ABC-1D23', 'ABC1D23', 'mercosul', 'ABC1D23', 'ABC1323'],
])('%s', (texto, valor, padrao, formatada, antiga) => {
  expect(validarPlaca(texto)).toEqual({ ok: true, valor })
  expect(padraoDaPlaca(texto)).toBe(padrao)
  expect(formatarPlaca(texto)).toBe(formatada)
  expect(placaAntiga(texto)).toBe(antiga)
})
test.each(['ABC12D3', 'AB1234', 'ABC12345', '1234ABC', 'ABÇ1234', ''])('%s is refused', (texto) => {
  expect(validarPlaca(texto)).toEqual({ ok: false, motivo: 'formato' })
  expect(padraoDaPlaca(texto)).toBeUndefined()
  expect(placaAntiga(texto)).toBeUndefined()
  expect(formatarPlaca(texto)).toBe(texto)
})

test('both forms of one plate are one vehicle; another plate is another', () => {
  expect(mesmaPlaca('ABC1234', 'abc1c34')).toBe(true)
  expect(mesmaPlaca('ABC1234', 'ABC1D34')).toBe(false)
  expect(mesmaPlaca('x', 'x')).toBe(false)
})

test('any old plate: there and back, as an independent library converts it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{3}\d{4}$/), (antiga) => {
      const lida = validarPlaca(antiga)
      if (!lida.ok) throw new Error(antiga)
      expect(lida.valor).toBe(convertLicensePlateToMercosul(antiga))
      expect(placaAntiga(lida.valor)).toBe(antiga)
      expect(validarPlaca(formatarPlaca(antiga).toLowerCase())).toEqual(lida)
      expect(validarPlaca(lida.valor)).toEqual(lida)
    }),
    { verbose: true },
  )
})
