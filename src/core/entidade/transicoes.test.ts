import { expect, test } from 'vitest'
import { type Entidade, situacaoDaEntidade, situacoesDaEntidade, transicoes } from './entidade.ts'

const base: Entidade = {
  id: 'e',
  pessoa: 'p',
  especie: 'associacao',
  cadastradaEm: '2024-02-28',
  provas: {},
  validoAte: '2025-02-28',
  cancelaEm: '2025-05-30',
  renovacoes: [],
  logomarca: 'Moto',
  telefone: '92 3333-4444',
  membros: [],
}

test('active to its last day, suspended after it, cancelled from the day of the act', () => {
  const em = (dia: string, mais: Partial<Entidade> = {}) =>
    situacaoDaEntidade({ ...base, ...mais }, dia)
  expect([em('2025-02-28'), em('2025-03-01'), em('2025-08-01')]).toEqual([
    'ativa',
    'suspensa',
    'suspensa',
  ])
  const fim = { canceladaEm: '2025-05-30' }
  expect([em('2025-05-29', fim), em('2025-05-30', fim)]).toEqual(['suspensa', 'cancelada'])
})

test('every pair of command and situation', () => {
  const pares = Object.entries(transicoes).flatMap(([comando, de]) =>
    situacoesDaEntidade
      .filter((s) => (de as readonly string[]).includes(s))
      .map((s) => `${comando}:${s}`),
  )
  expect(pares).toEqual([
    'renovarEntidade:ativa',
    'renovarEntidade:suspensa',
    'identificarEntidade:ativa',
    'identificarEntidade:suspensa',
    'cancelarEntidade:suspensa',
    'incluirNaEntidade:ativa',
    'retirarDaEntidade:ativa',
    'retirarDaEntidade:suspensa',
  ])
})
