import { expect, test } from 'vitest'
import { perguntaDaLacuna } from './perguntaDaLacuna.ts'

test('que a lei não diz, diz-se uma vez', () => {
  expect(perguntaDaLacuna('Correm juros?')).toBe('A lei não diz: Correm juros?')
  expect(perguntaDaLacuna('A lei não diz como se contam os prazos.')).toBe(
    'A lei não diz como se contam os prazos.',
  )
  expect(perguntaDaLacuna('A lei pune a falta do selo.')).toBe(
    'A lei não diz: A lei pune a falta do selo.',
  )
})
