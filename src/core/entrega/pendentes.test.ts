import { expect, test } from 'vitest'
import { ato, concessao, pedido } from '../lei/miniCaso.prova.ts'
import { evolveOutorga } from '../outorga/evolve.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { aEntregar } from './pendentes.ts'

const dobrar = (...atos: readonly unknown[]): Outorga =>
  (atos as Parameters<typeof evolveOutorga>[1][]).reduce<Outorga | undefined>(
    evolveOutorga,
    undefined,
  )!
const prorrogada = (em: string) =>
  ato('outorgaProrrogada', 'outorga:o1', em, { termoFinal: '2035-01-06', motivo: 'x' })
const entregue = (em: string, modelo: string, anotacoes: number) =>
  ato('impressoEntregue', 'outorga:o1', em, {
    modelo,
    recebe: 'titular',
    emissao: `e-${em}`,
    impresso: { nome: 'Termo', dia: em, sha256: 'aa' },
    anotacoes,
  })
const faltam = (o: Outorga) => aEntregar(o).map((e) => [e.modelo, e.desde])

test('a term waits from the day of the grant; a request has nothing to hand over', () => {
  expect(faltam(dobrar(pedido))).toEqual([])
  expect(faltam(dobrar(pedido, concessao))).toEqual([['termo-de-outorga', '2025-01-07']])
})

test('each change after the delivery waits again, from its own day', () => {
  const recebido = dobrar(pedido, concessao, entregue('2025-01-08', 'termo-de-outorga', 0))
  expect(faltam(recebido)).toEqual([])
  const mudado = dobrar(
    pedido,
    concessao,
    entregue('2025-01-08', 'termo-de-outorga', 0),
    prorrogada('2029-12-01'),
  )
  expect(faltam(mudado)).toEqual([['apostila', '2029-12-01']])
  const emDia = evolveOutorga(mudado, entregue('2029-12-02', 'apostila', 1) as never)!
  expect(faltam(emDia)).toEqual([])
  expect(faltam(evolveOutorga(emDia, prorrogada('2034-12-01') as never)!)).toEqual([
    ['apostila', '2034-12-01'],
  ])
})

test('a term handed over after the change already says it', () => {
  const o = dobrar(
    pedido,
    concessao,
    prorrogada('2029-12-01'),
    entregue('2029-12-02', 'termo-de-outorga', 1),
  )
  expect(faltam(o)).toEqual([])
})

test('nothing is due of a grant that ended', () => {
  const fim = ato('outorgaBaixada', 'outorga:o1', '2025-02-01', { motivo: 'x' })
  expect(faltam(dobrar(pedido, concessao, fim))).toEqual([])
})
