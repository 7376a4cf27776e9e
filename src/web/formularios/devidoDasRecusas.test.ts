import { expect, test } from 'vitest'
import type { RecusaExplicada } from '../../server/contrato/contrato.ts'
import { devidoDasRecusas } from './devidoDasRecusas.ts'

const recusa = (codigo: string, dados?: RecusaExplicada['dados']): RecusaExplicada => ({
  codigo,
  fundamentos: [],
  frase: '',
  citacoes: [],
  ...(dados === undefined ? {} : { dados }),
})

test('the refusal of a wrong amount says the right one', () => {
  const fora = recusa('data.futura', { data: '2026-01-01' })
  const diverso = recusa('restituicao.valor-diverso', { valor: 1, devido: 1234, passos: 'a\nb' })
  expect(devidoDasRecusas([fora, diverso])).toEqual({ devido: 1234, passos: ['a', 'b'] })
  expect(devidoDasRecusas([recusa('pagamento.valor-diverso', { devido: 5, passos: '' })])).toEqual({
    devido: 5,
    passos: [],
  })
})

test('other refusals say nothing of an amount', () => {
  expect(devidoDasRecusas([])).toBeUndefined()
  expect(devidoDasRecusas([recusa('processo.fase', { devido: 10 })])).toBeUndefined()
  expect(devidoDasRecusas([recusa('pagamento.valor-diverso', {})])).toBeUndefined()
})
