import { expect, test } from 'vitest'
import { atosDe, codigosDe, maria, quando, van } from '../lei/miniCaso.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'

const em = '2025-01-07'
const base = [...maria, van()]
const id = van().corrente
const corrigir = (dados: object) =>
  quando(base, 'corrigirVeiculo', id, em, { desde: '2025-01-02', motivo: 'CRLV novo.', ...dados })

test('a correction keeps what was, from what day it changed, and why', () => {
  const veiculo = criarMundo([...base, ...atosDe(corrigir({ cor: 'Verde' }))]).veiculo(id.slice(8))
  expect(veiculo?.cor).toBe('Verde')
  expect(veiculo?.alteracoes).toMatchObject([
    { campo: 'cor', para: 'Verde', desde: '2025-01-02', em, motivo: 'CRLV novo.' },
  ])
})
test('nothing to change, or a day ahead, is refused', () => {
  expect(codigosDe(corrigir({}))).toEqual(['veiculo.nada-mudou'])
  expect(codigosDe(corrigir({ cor: 'Verde', desde: '2025-01-08' }))).toEqual(['data.futura'])
})
test('a law without a plate for hire has no such act', () => {
  const dados = { situacao: 'emplacada', desde: em }
  expect(codigosDe(quando(base, 'registrarPlacaDeAluguel', id, em, dados))).toEqual([
    'lei.nao-preve',
  ])
})
