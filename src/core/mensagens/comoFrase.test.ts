import { expect, test } from 'vitest'
import { comoFrase } from './comoFrase.ts'

test('an item of a list, alone, is a sentence', () => {
  expect(comoFrase('fumar durante a viagem:')).toBe('Fumar durante a viagem.')
  expect(comoFrase('alterar o valor da tarifa;')).toBe('Alterar o valor da tarifa.')
  expect(comoFrase('ceder o veículo; e')).toBe('Ceder o veículo.')
  expect(comoFrase('área alheia; ou')).toBe('Área alheia.')
  expect(comoFrase('adulterar documento.\nPena: multa de dez UFMs.')).toBe(
    'Adulterar documento.\nPena: multa de dez UFMs.',
  )
})

test('a whole sentence, and no text, stay as they are', () => {
  expect(comoFrase('Fica proibido fumar.')).toBe('Fica proibido fumar.')
  expect(comoFrase('')).toBe('')
})
