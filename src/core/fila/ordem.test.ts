import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ato } from '../lei/miniCaso.prova.ts'
import { evolveFila } from './evolve.ts'
import type { AtoDeFila, Fila } from './fila.ts'
import { emOrdem, empatadas, posicao, sortear } from './ordem.ts'

const inscrito = (n: number, em: string) =>
  ato('inscritoNaFila', 'fila:f', em, {
    inscricao: `i${n}`,
    interessado: `p${n}`,
    protocolo: `${String(n).padStart(4, '0')}/2024`,
  })
const dobrar = (atos: readonly unknown[]): Fila =>
  (atos as AtoDeFila[]).reduce<Fila | undefined>(evolveFila, undefined)!
const semente = { semente: '48291 07733', em: '2024-03-10' }
const sorteada = (f: Fila): Fila =>
  evolveFila(f, {
    ...ato('empatesDaFilaSorteados', 'fila:f', '2024-03-11', {
      semente: semente.semente,
      chaves: sortear(f, semente),
    }),
  } as AtoDeFila)

test('an earlier day comes first, whatever the order of record', () => {
  const f = dobrar([inscrito(2, '2024-03-05'), inscrito(1, '2024-03-04')])
  expect(emOrdem(f).map((i) => i.id)).toEqual(['i1', 'i2'])
  expect([posicao(f, 'i2'), posicao(f, 'i9')]).toEqual([2, 0])
})

test('a draw orders the day’s ties for good, and is the same however often it is made', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 30 }), (n) => {
      const f = dobrar(Array.from({ length: n }, (_, k) => inscrito(k + 1, '2024-03-04')))
      expect(empatadas(f, '2024-03-04')).toHaveLength(n)
      expect(sortear(f, semente)).toEqual(sortear(f, semente))
      const depois = sorteada(f)
      expect(empatadas(depois, '2024-03-04')).toEqual([])
      const chaves = emOrdem(depois).map((i) => i.chave)
      expect(chaves).toEqual(chaves.toSorted((a = '', b = '') => (a < b ? -1 : 1)))
    }),
  )
})

test('who came on the day of the seed or after is not drawn by it', () => {
  const f = dobrar([inscrito(1, '2024-03-10'), inscrito(2, '2024-03-10')])
  expect(sortear(f, semente)).toEqual({})
})
