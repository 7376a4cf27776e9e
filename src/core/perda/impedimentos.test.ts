import { expect, test } from 'vitest'
import { ato, concessao, maria, pedido, van } from '../lei/miniCaso.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { recusasDaOutorgaSuspensa } from './impedimentos.ts'

test('a grant suspended in a case without a record cites what put the penalty into effect', () => {
  const suspensa = {
    ...ato('penalidadeExecutada', 'perda:x', '2025-02-10', {
      penalidade: 'suspensao',
      efeito: 'suspende-outorga',
      outorga: 'o1',
      pessoas: [],
      desde: '2025-02-10',
      ate: '2025-03-11',
    }),
    fundamentos: ['art3_cpt'],
  }
  const mundo = criarMundo([...maria, van(), pedido, concessao, suspensa])
  const recusas = (dia: string) => recusasDaOutorgaSuspensa('o1', mundo, dia)
  expect(recusas('2025-03-11')).toMatchObject([
    { codigo: 'outorga.suspensa', fundamentos: ['art3_cpt'], passaEm: '2025-03-12' },
  ])
  expect([recusas('2025-02-09'), recusas('2025-03-12')]).toEqual([[], []])
})
