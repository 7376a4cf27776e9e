import { expect, test } from 'vitest'
import { canonico } from './canonico.ts'
import { TextoInvalido } from './erros.ts'

test('the example of RFC 8785, section 3.2.2', () => {
  const valor = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  }
  expect(canonico(valor)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  )
})

test('members in the order of UTF-16 code units, whatever the order they came in', () => {
  expect(canonico({ b: 1, a: { z: 1, é: 2, Z: 3 } })).toBe('{"a":{"Z":3,"z":1,"é":2},"b":1}')
  expect(canonico({ '\u{1F600}': 1, '\uFB33': 2 })).toBe('{"\u{1F600}":1,"\uFB33":2}')
})

test('what is absent is not written', () => {
  expect(canonico({ a: undefined, b: null })).toBe('{"b":null}')
})

test.for(['\0', '\uD800', 'a\uDC00'])('a text that JSON cannot carry is invalid: %j', (texto) => {
  expect(() => canonico({ [texto]: 1 })).toThrow(TextoInvalido)
  expect(() => canonico([texto])).toThrow(TextoInvalido)
})

test.for([Number.NaN, Infinity, 1n, () => 1])('%s is not JSON', (valor) => {
  expect(() => canonico(valor)).toThrow(TypeError)
})
