import { expect, test } from 'vitest'
import { concessao } from '../lei/miniCaso.prova.ts'
import { evolveOutorga } from '../outorga/evolve.ts'
import type { AtoDeOutorga, Outorga } from '../outorga/outorga.ts'
import {
  type ComandoDeUsoEventual,
  recusasDaTransicao,
  situacaoDoUso,
  transicoes,
} from './transicoes.ts'
import { type UsoEventual, usoEventualEm } from './usoEventual.ts'

const uso: UsoEventual = {
  veiculo: 'v1',
  comunicadoEm: '2025-03-01',
  desde: '2025-03-10',
  ate: '2025-03-31',
  motivo: 'Reforço',
}
const outorga = (mais: Partial<Outorga> = {}): Outorga => ({
  ...(evolveOutorga(undefined, concessao as unknown as AtoDeOutorga) as Outorga),
  ...mais,
})
const dias = ['2025-03-09', '2025-03-10', '2025-03-31', '2025-04-01']
const em = (o: Outorga) => dias.map((d) => usoEventualEm(o, d) !== undefined)

test('from its first day to its last, both included, or to the day before it was ended', () => {
  expect(em(outorga({ usosEventuais: [uso] }))).toEqual([false, true, true, false])
  const encerrado = outorga({ usosEventuais: [{ ...uso, encerradoEm: '2025-03-31' }] })
  expect(em(encerrado)).toEqual([false, true, false, false])
})

test('it is of the vehicle, and leaves the grant with it', () => {
  const trocada = outorga({
    veiculo: 'v2',
    usosEventuais: [uso],
    frota: {
      veiculos: [
        { veiculo: 'v1', desde: '2025-01-07' },
        { veiculo: 'v2', desde: '2025-03-20' },
      ],
      provisorios: [],
      prorrogacoes: 0,
      descaracterizados: [],
    },
  })
  expect(em(trocada)).toEqual([false, true, false, false])
  expect(usoEventualEm(trocada, '2025-03-19')?.veiculo).toBe('v1')
})

test('every pair of command and stage', () => {
  const casos: readonly (readonly [string, Outorga, string])[] = [
    ['nenhum', outorga(), '2025-03-01'],
    ['comunicado', outorga({ usosEventuais: [uso] }), '2025-03-31'],
    ['terminado', outorga({ usosEventuais: [uso] }), '2025-04-01'],
  ]
  const pares = (Object.keys(transicoes) as ComandoDeUsoEventual[]).flatMap((comando) =>
    casos.flatMap(([situacao, o, dia]) => {
      expect(situacaoDoUso(o.usosEventuais?.at(-1), dia)).toBe(situacao)
      return recusasDaTransicao(comando, o, dia, []).length === 0 ? [`${comando}:${situacao}`] : []
    }),
  )
  expect(pares).toEqual([
    'comunicarUsoEventual:nenhum',
    'comunicarUsoEventual:terminado',
    'encerrarUsoEventual:comunicado',
  ])
})
