import { expect, test } from 'vitest'
import { chaveDoSorteio } from '../sorteio/semente.ts'
import { deslocadas } from './deslocadas.ts'
import type { Candidato, Selecao } from './selecao.ts'

const candidato = (id: string, total: number, mais: Partial<Candidato> = {}): Candidato => ({
  id,
  candidato: `p-${id}`,
  em: '2024-03-04',
  situacao: 'inscrito',
  total,
  ...mais,
})
const de = (candidatos: readonly Candidato[], mais: Partial<Selecao> = {}): Selecao => ({
  id: 's',
  objeto: 'Vagas',
  vagas: 1,
  inscricoesDe: '2024-03-04',
  inscricoesAte: '2024-03-29',
  modo: 'pontos',
  criterios: [{ nome: 'Cursos', maximo: 10 }],
  recursoDias: 5,
  convocacaoDias: 5,
  validaAte: '2025-02-28',
  abertaEm: '2024-02-01',
  fase: 'provisoria',
  candidatos,
  sementes: [],
  recursos: [],
  ...mais,
})
const [a, b, c] = [candidato('a', 9), candidato('b', 5), candidato('c', 3)]
const fora = { situacao: 'indeferido' } as const

test('who rises pushes down those that they pass, and nobody else', () => {
  expect(deslocadas(de([a, b, c]), de([a, b, candidato('c', 6)]))).toEqual(['b'])
  expect(deslocadas(de([a, b, c]), de([a, b, candidato('c', 10)]))).toEqual(['a', 'b'])
  expect(deslocadas(de([a, b, c]), de([a, b, candidato('c', 4)]))).toEqual([])
})

test('who falls is worse; those that they let pass are not', () => {
  expect(deslocadas(de([a, b, c]), de([candidato('a', 4), b, c]))).toEqual(['a'])
})

test('who leaves worsens nobody; who comes back, those behind', () => {
  const sem = de([candidato('a', 9, fora), b, c])
  expect(deslocadas(de([a, b, c]), sem)).toEqual([])
  expect(deslocadas(sem, de([a, b, c]))).toEqual(['b', 'c'])
  expect(deslocadas(de([a, b, candidato('c', 3, fora)]), de([a, b, c]))).toEqual([])
})

test('a tie that a draw is to undo worsens who was ahead; the draw, who loses it', () => {
  const empatados = de([a, b, candidato('c', 5)])
  expect(deslocadas(de([a, b, c]), empatados)).toEqual(['b'])
  const sementes = [{ semente: '48291', fonte: 'Loteria', em: '2024-04-09' }]
  const [perde] = ['b', 'c'].toSorted((x, y) =>
    chaveDoSorteio('48291', x) < chaveDoSorteio('48291', y) ? 1 : -1,
  )
  expect(deslocadas(empatados, { ...empatados, sementes })).toEqual([perde])
  // Nobody tied: a draw changes nothing.
  expect(deslocadas(de([a, b, c]), de([a, b, c], { sementes }))).toEqual([])
})

test('by draw, who comes in shares every place until the seed says', () => {
  const sorteio = { modo: 'sorteio' } as const
  const so = de([a, candidato('b', 0, fora)], sorteio)
  expect(deslocadas(so, de([a, candidato('b', 0)], sorteio))).toEqual(['a'])
})
