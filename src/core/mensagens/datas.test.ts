import { expect, test } from 'vitest'
import { dataFutura } from '../mundo/recusas.ts'
import { fraseDoFuturo } from './datas.ts'

test('a fact told of a day to come: no day on which it would pass, the field said', () => {
  expect(dataFutura('obitoEm', '2026-12-01', '2026-11-30')).toEqual([
    {
      codigo: 'data.futura',
      fundamentos: [],
      falta: 'obitoEm',
      dados: { data: '2026-12-01' },
    },
  ])
  expect(dataFutura('obitoEm', '2026-11-30', '2026-11-30')).toEqual([])
  expect(fraseDoFuturo('obitoEm', '01/12/2026')).toContain('óbito')
  expect(fraseDoFuturo('outro', '01/12/2026')).toContain('01/12/2026')
})
