import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { correcaoAnual, correcaoAteOMes, corrigir } from './correcao.ts'
import { lerSerieCsv, type SerieIndice } from './serie.ts'

const ler = (nome: string): SerieIndice => {
  const lida = lerSerieCsv(
    nome,
    readFileSync(new URL(`../../../leis/indices/${nome}.csv`, import.meta.url), 'utf8'),
  )
  if (!lida.ok) throw new Error(JSON.stringify(lida.defeitos))
  return lida.valor
}
const ipca = ler('ipca')
const inpc = ler('inpc')

test.each([
  [5_000, inpc, '2014-12', '2025-11', 9_123],
  [50_000, inpc, '2014-12', '2025-11', 91_231],
  [15_000, ipca, '2009-11', '2025-11', 36_966],
  [150_000, ipca, '2009-11', '2025-11', 369_664],
  [15_000, ipca, '2022-07', '2022-09', 14_801],
  [15_000, ipca, '2022-07', '2022-06', 15_000],
])('corrigir %i: check value %#', (centavos, serie, de, ate, valor) => {
  expect(corrigir(centavos, serie, de, ate)).toMatchObject({ ok: true, valor })
})

test('the computation can be shown', () => {
  const r = corrigir(5_000, inpc, '2014-12', '2025-11')
  expect(r).toMatchObject({ fator: '1.8246131346', meses: 132 })
  expect(r.ok && r.passos.length).toBe(2)
})

describe('correcaoAnual counts whole anniversaries only', () => {
  const em = (dia: string, marco = '2014-12-12') =>
    correcaoAnual({ base: 5_000, serie: inpc, marco, em: dia })
  test.each([
    ['2015-12-11', 0],
    ['2015-12-12', 12],
    ['2015-12-13', 12],
    ['2025-12-11', 120],
    ['2025-12-12', 132],
    ['2014-12-12', 0],
    ['2014-01-01', 0],
  ])('on %s: %i months', (dia, meses) => {
    expect(em(dia)).toMatchObject({ ok: true, meses })
  })
  test('eleven years of the INPC', () => {
    expect(em('2026-04-01')).toMatchObject({ valor: 9_123, fator: '1.8246131346' })
    expect(em('2015-12-11')).toMatchObject({ valor: 5_000, fator: '1.0000000000' })
  })
  test('a year whose months are not published is refused by name', () => {
    expect(em('2026-12-12')).toEqual({
      ok: false,
      motivo: 'meses-faltantes',
      serie: 'inpc',
      meses: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    })
    expect(em('2026-12-11').ok).toBe(true)
  })
  test('a law of 29 February', () => {
    expect(em('2025-02-28', '2024-02-29')).toMatchObject({ meses: 0 })
    expect(em('2025-03-01', '2024-02-29')).toMatchObject({ meses: 12 })
    expect(
      correcaoAnual({
        base: 1,
        serie: inpc,
        marco: '2024-02-29',
        em: '2025-02-28',
        regra: 'ultimo-dia',
      }),
    ).toMatchObject({ meses: 12 })
  })
})

describe('correcaoAteOMes: from the month of the first day to the month before the last', () => {
  const entre = (de: string, ate: string) =>
    correcaoAteOMes({ valor: 15_000, serie: ipca, de, ate })
  test.each([
    ['2022-07-31', '2022-10-01', 3, 14_801],
    ['2022-07-01', '2022-07-31', 0, 15_000],
    ['2022-07-01', '2022-06-30', 0, 15_000],
    ['2009-11-25', '2025-12-31', 193, 36_966],
  ])('%s to %s', (de, ate, meses, valor) => {
    expect(entre(de, ate)).toMatchObject({ ok: true, meses, valor })
  })
  test('an unpublished month is refused by name', () => {
    expect(entre('2026-04-01', '2026-06-01')).toMatchObject({ ok: false, meses: ['2026-05'] })
    expect(entre('2026-04-01', '2026-05-31')).toMatchObject({ ok: true, meses: 1 })
  })
  test.each([
    // Halted from May to July: May and June are left out; a halt that goes on takes all the rest.
    [[{ de: '2024-05-20', ate: '2024-07-01' }], ['2024-03', '2024-04', '2024-07', '2024-08']],
    [[{ de: '2024-05-20' }], ['2024-03', '2024-04']],
    [
      [{ de: '2024-05-20', ate: '2024-05-31' }],
      ['2024-03', '2024-04', '2024-05', '2024-06', '2024-07', '2024-08'],
    ],
    [[{ de: '2023-01-01', ate: '2024-05-01' }], ['2024-05', '2024-06', '2024-07', '2024-08']],
    [
      [
        { de: '2024-07-10', ate: '2024-08-02' },
        { de: '2024-04-01', ate: '2024-05-01' },
      ],
      ['2024-03', '2024-05', '2024-06', '2024-08'],
    ],
  ] as const)('halts %j leave the months %j', (paradas, meses) => {
    const produto = meses.reduce((f, m) => f * (1 + Number(ipca.variacoes[m]) / 100), 1)
    const pedido = { valor: 1_000_000, serie: ipca, de: '2024-03-10', ate: '2024-09-20', paradas }
    expect(correcaoAteOMes(pedido)).toMatchObject({
      ok: true,
      meses: meses.length,
      valor: Math.round(1_000_000 * produto),
    })
  })
})
