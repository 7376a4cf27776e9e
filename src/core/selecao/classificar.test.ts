import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chaveDoSorteio } from '../sorteio/semente.ts'
import { classificar, pedeSorteio } from './classificar.ts'
import type { Candidato, Selecao } from './selecao.ts'

const candidato = (n: number, total?: number): Candidato => ({
  id: `i${n}`,
  protocolo: `${String(n).padStart(4, '0')}/2024`,
  candidato: `p${n}`,
  em: '2024-03-04',
  situacao: 'inscrito',
  ...(total === undefined ? {} : { total }),
})
const selecao = (modo: 'pontos' | 'sorteio', candidatos: readonly Candidato[]): Selecao => ({
  id: 's',
  objeto: 'Vagas',
  vagas: 1,
  inscricoesDe: '2024-03-04',
  inscricoesAte: '2024-03-29',
  modo,
  criterios: [],
  recursoDias: 5,
  convocacaoDias: 5,
  validaAte: '2025-03-01',
  abertaEm: '2024-03-01',
  fase: 'aberta',
  candidatos,
  sementes: [],
  recursos: [],
})

test('by points, the more the better; who left is out; no tie, no draw', () => {
  const s = selecao('pontos', [
    candidato(1, 3),
    candidato(2, 9),
    { ...candidato(3, 10), situacao: 'indeferido' },
  ])
  expect(pedeSorteio(s)).toBe(false)
  expect(classificar(s, undefined)).toEqual([
    { inscricao: 'i2', pontos: 9 },
    { inscricao: 'i1', pontos: 3 },
  ])
})

test('who ties is put in order by the digest of seed and inscription, whoever came first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 25 }),
      (notas) => {
        const s = selecao(
          'pontos',
          notas.map((n, i) => candidato(i + 1, n)),
        )
        const ordem = classificar(s, '48291')
        expect(pedeSorteio(s)).toBe(new Set(notas).size < notas.length)
        expect(classificar({ ...s, candidatos: s.candidatos.toReversed() }, '48291')).toEqual(ordem)
        for (const [i, b] of ordem.slice(1).entries()) {
          const a = ordem[i]!
          expect([a.pontos! > b.pontos!, a.pontos === b.pontos && a.chave! < b.chave!]).toContain(
            true,
          )
        }
      },
    ),
  )
})

test('by draw the whole order is of the digests, which anyone may do again', () => {
  const s = selecao('sorteio', [candidato(1), candidato(2), candidato(3)])
  const chaves = [1, 2, 3].map((n) => chaveDoSorteio('48291', `000${n}/2024`)).sort()
  expect(classificar(s, '48291').map((l) => l.chave)).toEqual(chaves)
  expect([pedeSorteio(s), pedeSorteio(selecao('sorteio', [candidato(1)]))]).toEqual([true, false])
})
