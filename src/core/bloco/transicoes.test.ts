import { describe, expect, it } from 'vitest'
import {
  type ComandoDoBloco,
  type DestinoDado,
  recusasDoBloco,
  recusasDoNumero,
  situacoesDoBloco,
  situacoesDoNumero,
  transicoesDoBloco,
  transicoesDoNumero,
} from './transicoes.ts'

const CITA = ['art18_cpt']

/** Written apart from the tables: what may be done at each stage. */
const noBloco: Record<(typeof situacoesDoBloco)[number], readonly ComandoDoBloco[]> = {
  reservado: ['entregarBloco', 'inutilizarNumero', 'encerrarBloco'],
  entregue: [
    'inutilizarNumero',
    'extraviarNumero',
    'devolverNumeros',
    'usarNumero',
    'encerrarBloco',
  ],
  encerrado: [],
}
const todos: readonly DestinoDado[] = [
  'usarNumero',
  'inutilizarNumero',
  'extraviarNumero',
  'devolverNumeros',
]
const noNumero: Record<(typeof situacoesDoNumero)[number], readonly DestinoDado[]> = {
  'em-poder': todos,
  // A lost form may be found: used by its inspector before it was lost, spoiled, or given back.
  extraviado: ['usarNumero', 'inutilizarNumero', 'devolverNumeros'],
  usado: [],
  inutilizado: [],
  devolvido: [],
}

describe('o bloco, em cada par de situação e comando', () => {
  const comandos = Object.keys(transicoesDoBloco) as ComandoDoBloco[]
  it.each(situacoesDoBloco.flatMap((s) => comandos.map((c) => [s, c] as const)))(
    '%s × %s',
    (situacao, comando) => {
      expect(recusasDoBloco(comando, { situacao }, CITA).map((r) => r.codigo)).toEqual(
        noBloco[situacao].includes(comando) ? [] : ['bloco.transicao'],
      )
    },
  )
})

describe('o número, em cada par de destino e comando', () => {
  expect(Object.keys(transicoesDoNumero).toSorted()).toEqual(todos.toSorted())
  it.each(situacoesDoNumero.flatMap((s) => todos.map((c) => [s, c] as const)))(
    '%s × %s',
    (situacao, comando) => {
      const recusas = recusasDoNumero(comando, '0001/2025', { situacao }, CITA)
      expect(recusas.map((r) => r.codigo)).toEqual(
        noNumero[situacao].includes(comando) ? [] : ['bloco.numero-com-destino'],
      )
    },
  )
  it('o que não é do bloco não tem destino', () => {
    for (const c of todos)
      expect(recusasDoNumero(c, '0009/2025', undefined, CITA)).toMatchObject([
        { codigo: 'bloco.numero-fora', dados: { numero: '0009/2025' } },
      ])
  })
})
