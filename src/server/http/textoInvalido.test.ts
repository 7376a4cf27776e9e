import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { recusarTextoInvalido } from './textoInvalido.ts'

const conferir = (body: unknown) => recusarTextoInvalido({ body } as FastifyRequest)
const fundo = (niveis: number): unknown => (niveis === 0 ? 1 : { a: fundo(niveis - 1) })

test('forty levels pass; a thousand are told as what they are, not as a bad character', async () => {
  await expect(conferir(fundo(40))).resolves.toBeUndefined()
  await expect(conferir(fundo(1000))).rejects.toMatchObject({
    problema: { status: 400, title: 'O conteúdo tem níveis demais.' },
  })
})
test('a control character is told with its field', async () => {
  await expect(conferir({ a: { b: 'x\u0007' } })).rejects.toMatchObject({
    problema: { status: 400, invalidos: [{ campo: 'a.b' }] },
  })
})
test.each(['\u200b\u200b\u200b', ' \u2060 ', '\u00ad', '\u3164'])(
  'a text that nobody sees is a blank field (%j)',
  async (texto) => {
    await expect(conferir({ a: { b: ['x', texto] } })).rejects.toMatchObject({
      problema: { status: 400, invalidos: [{ campo: 'a.b.1' }] },
    })
  },
)
test('an empty one and one of spaces are left to the schema; one with letters passes', async () => {
  await expect(conferir({ a: '', b: '  ', c: 'AR\u00ad 1' })).resolves.toBeUndefined()
})
