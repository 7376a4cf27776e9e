import { expect, test } from 'vitest'
import { canonico } from './canonico.ts'

test('equal values, one text: keys in order, absent keys out, lists as they are', () => {
  expect(canonico({ b: [2, 1], a: { d: 'é', c: undefined } })).toBe('{"a":{"d":"é"},"b":[2,1]}')
  expect(canonico({ a: { d: 'é' }, b: [2, 1] })).toBe(
    canonico({ b: [2, 1], a: { d: 'é', c: undefined } }),
  )
})

test('what JSON cannot hold is a fault', () => {
  expect(() => canonico(Number.NaN)).toThrow(TypeError)
  expect(() => canonico(() => 0)).toThrow(TypeError)
})
