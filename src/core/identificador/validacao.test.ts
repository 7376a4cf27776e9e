import { expect, test } from 'vitest'
import { conferir, repetido, semMascara } from './validacao.ts'

test('masks: spaces, dots, slashes, any dash; upper case', () => {
  expect(semMascara(' 12.abc/345–01-de ')).toBe('12ABC34501DE')
  expect(semMascara('12\u00A0345_6')).toBe('12345_6')
})
test('repetido', () => {
  expect(repetido('0000')).toBe(true)
  expect(repetido('0001')).toBe(false)
  expect(repetido('')).toBe(false)
})
test('the form comes first, then repetition, then the digits', () => {
  const nunca = () => false
  expect(conferir('x', /^\d+$/, nunca)).toEqual({ ok: false, motivo: 'formato' })
  expect(conferir('11', /^\d+$/, nunca)).toEqual({ ok: false, motivo: 'repetido' })
  expect(conferir('12', /^\d+$/, nunca)).toEqual({ ok: false, motivo: 'digito' })
  expect(conferir('12', /^\d+$/, () => true)).toEqual({ ok: true, valor: '12' })
})
