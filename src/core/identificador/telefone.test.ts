import { expect, test } from 'vitest'
import { formatarTelefone } from './telefone.ts'

test('a telephone is written one way, however it was typed', () => {
  for (const [digitado, escrito] of [
    ['92987654321', '(92) 98765-4321'],
    ['(92)98765 4321', '(92) 98765-4321'],
    ['92 98765-4321', '(92) 98765-4321'],
    ['092987654321', '(92) 98765-4321'],
    ['6236012345', '(62) 3601-2345'],
    ['+5592987654321', '+55 (92) 98765-4321'],
    ['+55 (62) 3601-2345', '+55 (62) 3601-2345'],
  ])
    expect(formatarTelefone(digitado!)).toBe(escrito)
})

test('what is no such number stays as it was typed', () => {
  for (const texto of [
    '',
    '0800 123 4567',
    '3601-2345',
    '(00) 90000-0000',
    'ramal 12',
    '+1 212 555 0100',
  ])
    expect(formatarTelefone(texto)).toBe(texto)
})
