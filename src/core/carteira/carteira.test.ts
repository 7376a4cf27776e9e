import { expect, test } from 'vitest'
import { recusada } from '../decisao.ts'
import { contextoEm } from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { sondarCarteira } from './decide.ts'
import { type Carteira, situacaoDaCarteira, situacoesDaCarteira, transicoes } from './carteira.ts'
import { identificarAutuante } from './noAuto.ts'

const carteira: Carteira = {
  id: 'k',
  matricula: '1',
  cargo: 'Fiscal',
  emitidaEm: '2024-02-29',
  validaAte: '2025-02-28',
}
const comCarteira = (semCarteira: 'recusa' | 'avisa') => ({
  ...miniLei,
  processo: {
    ...miniLei.processo,
    carteiraDoFiscal: { nome: 'Carteira', semCarteira, fundamentos: ['art1_cpt'] },
  },
})

test('valid to its last day, expired after it, revoked from the day of the act', () => {
  const em = (dia: string, mais: Partial<Carteira> = {}) =>
    situacaoDaCarteira({ ...carteira, ...mais }, dia)
  expect([em('2025-02-28'), em('2025-03-01')]).toEqual(['valida', 'vencida'])
  const fim = { revogadaEm: '2024-06-01' }
  expect([em('2024-05-31', fim), em('2024-06-01', fim)]).toEqual(['valida', 'revogada'])
  expect(situacaoDaCarteira(undefined, '2024-06-01')).toBe('nenhuma')
})

test('every pair of command and situation', () => {
  const pares = Object.entries(transicoes).flatMap(([comando, de]) =>
    situacoesDaCarteira
      .filter((s) => (de as readonly string[]).includes(s))
      .map((s) => `${comando}:${s}`),
  )
  expect(pares).toEqual([
    'emitirCarteira:nenhuma',
    'emitirCarteira:vencida',
    'emitirCarteira:revogada',
    'revogarCarteira:valida',
  ])
})

test('a law that wants the card refuses the record without it; one that is silent lets it be told', () => {
  const mundo = criarMundo([])
  const exige = identificarAutuante(
    '2024-06-01',
    mundo,
    contextoEm('2024-06-01', comCarteira('recusa')),
  )
  expect(exige.recusas).toMatchObject([
    { codigo: 'auto.fiscal-sem-carteira', fundamentos: ['art1_cpt'] },
  ])
  const avisa = identificarAutuante(
    '2024-06-01',
    mundo,
    contextoEm('2024-06-01', comCarteira('avisa')),
  )
  expect([avisa.recusas, avisa.identificacao]).toEqual([[], { semCarteira: 'nenhuma' }])
  const semRegra = identificarAutuante('2024-06-01', mundo, contextoEm('2024-06-01'))
  expect(semRegra.identificacao).toEqual({})
})

test('a law without cards has none to issue', () => {
  const r = sondarCarteira('emitirCarteira')('carteira:u', criarMundo([]), contextoEm('2025-01-07'))
  expect(recusada({ recusas: r as never }) && r.map((x) => x.codigo)).toEqual(['lei.nao-preve'])
})
