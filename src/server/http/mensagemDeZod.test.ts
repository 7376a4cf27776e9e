import { expect, test } from 'vitest'
import * as z from 'zod'
import { mensagemDeZod } from './mensagemDeZod.ts'

/** These sentences are this file's only product: here they are its values. */
const dita = (esquema: z.ZodType, valor: unknown): string | undefined => {
  const [defeito] = esquema.safeParse(valor, { reportInput: true }).error?.issues ?? []
  return defeito && mensagemDeZod(defeito)
}

test.each([
  [z.number().positive(), 0, 'O valor deve ser maior que 0.'],
  [z.number().min(1), 0, 'O valor mínimo é 1.'],
  [z.number().lt(5), 5, 'O valor deve ser menor que 5.'],
  [z.number().max(5), 6, 'O valor máximo é 5.'],
  [z.number().int().positive(), 1.5, 'Use um número inteiro.'],
  [z.int(), 0.1, 'Use um número inteiro.'],
  [z.number(), 'a', 'O valor não é do tipo esperado.'],
])('%#: what is wrong with a number', (esquema, valor, frase) => {
  expect(dita(esquema, valor)).toBe(frase)
})
