import { expect, test } from 'vitest'
import {
  type Publicidade,
  publicidadeCorre,
  situacoesDePublicidade,
  transicoes,
} from './publicidade.ts'

const base: Publicidade = {
  id: 'p',
  local: 'veiculo',
  espaco: 'Traseira',
  anunciante: 'Loja',
  conteudo: 'Cartaz',
  desde: '2024-04-10',
  ate: '2024-05-10',
  situacao: 'aprovada',
  requeridaEm: '2024-04-01',
  aprovadaEm: '2024-04-05',
}

test('from its first day to its last, both included, or to the day before it was taken off', () => {
  const em = (dia: string, mais: Partial<Publicidade> = {}) =>
    publicidadeCorre({ ...base, ...mais }, dia)
  expect([em('2024-04-09'), em('2024-04-10'), em('2024-05-10'), em('2024-05-11')]).toEqual([
    false,
    true,
    true,
    false,
  ])
  const fora = { encerradaEm: '2024-04-20' }
  expect([em('2024-04-19', fora), em('2024-04-20', fora)]).toEqual([true, false])
  expect(em('2024-04-11', { aprovadaEm: '2024-04-12' })).toBe(false)
})

test('every pair of command and stage', () => {
  const pares = Object.entries(transicoes).flatMap(([comando, de]) =>
    situacoesDePublicidade
      .filter((s) => (de as readonly string[]).includes(s))
      .map((s) => `${comando}:${s}`),
  )
  expect(pares).toEqual(['decidirPublicidade:requerida', 'encerrarPublicidade:aprovada'])
})
