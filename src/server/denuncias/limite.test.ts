import { expect, test } from 'vitest'
import { criarLimite } from './limite.ts'

test('five in ten minutes from one address; the sixth waits, another address does not', () => {
  const limitar = criarLimite()
  for (let i = 0; i < 5; i++) limitar('a', i)
  expect(() => limitar('a', 10 * 60_000 - 1)).toThrow()
  expect(() => limitar('b', 5)).not.toThrow()
  expect(() => limitar('a', 10 * 60_000)).not.toThrow()
})
