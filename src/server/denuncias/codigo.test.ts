import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { codigoDoBalcao, denunciaDoCodigo, novoCodigo } from './codigo.ts'

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

test('the counter gives one code a sending, which its record does not tell', () => {
  const chave = randomUUIDv7()
  const { codigo, comando } = codigoDoBalcao(chave)
  expect(codigoDoBalcao(chave)).toEqual({ codigo, comando })
  expect(denunciaDoCodigo(codigo)).toBeDefined()
  expect(z.uuid().safeParse(comando).success).toBe(true)
  // What is recorded, given as a key, makes another code.
  for (const gravado of [comando, denunciaDoCodigo(codigo) ?? ''])
    expect(codigoDoBalcao(gravado).codigo).not.toBe(codigo)
  expect(codigoDoBalcao(randomUUIDv7()).codigo).not.toBe(codigo)
})
