import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { denunciaDoCodigo, novoCodigo } from './codigo.ts'

test('a code is typed in any way, and its complaint is another thing than the code', () => {
  const codigo = novoCodigo()
  expect(codigo).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
  const id = denunciaDoCodigo(codigo)
  expect(z.uuid().safeParse(id).success).toBe(true)
  expect(denunciaDoCodigo(` ${codigo.replaceAll('-', ' ').toLowerCase()} `)).toBe(id)
  expect(denunciaDoCodigo(novoCodigo())).not.toBe(id)
})

test('the id of a complaint is no code, save from before codes', () => {
  expect(denunciaDoCodigo(denunciaDoCodigo(novoCodigo()) ?? '')).toBeUndefined()
  const antiga = randomUUIDv7()
  expect(denunciaDoCodigo(antiga.toUpperCase())).toBe(antiga)
  for (const nada of ['', 'abc', '0001/2026', `${novoCodigo()}0`])
    expect(denunciaDoCodigo(nada)).toBeUndefined()
})
