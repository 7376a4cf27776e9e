import { describe, expect, test } from 'vitest'
import { ato, atosDe, codigosDe, quando, recusasDe } from '../lei/miniCaso.prova.ts'
import { valoresDosAtos } from './evolve.ts'

const fixar = (id: string, valor: unknown) =>
  quando([], 'fixarParametro', `parametro:${id}`, '2025-01-07', {
    desde: '2025-01-01',
    valor,
    fonte: 'Decreto nº 5',
  })

describe('fixarParametro', () => {
  test('a value that fits its declaration', () => {
    expect(atosDe(fixar('populacao', 200_000))).toMatchObject([
      {
        tipo: 'parametroFixado',
        fundamentos: ['art2_par1u'],
        dados: { parametro: 'populacao', desde: '2025-01-01', valor: 200_000 },
      },
    ])
    for (const [id, valor] of [
      ['taxa-do-selo', '0,5'],
      ['inicio', '2025-02-28'],
      ['escolha', 'sim'],
      ['nota', 'texto'],
      ['taxa-de-expedicao', 0],
    ] as const) {
      expect(codigosDe(fixar(id, valor)), id).toEqual([])
    }
  })
  test('one that does not', () => {
    for (const [id, valor] of [
      ['populacao', 1.5],
      ['populacao', '10'],
      ['taxa-de-expedicao', -1],
      ['inicio', '2025-02-30'],
      ['escolha', 'talvez'],
      ['nota', ' '],
      ['tabela', [{}]],
    ] as const) {
      expect(recusasDe(fixar(id, valor)), id).toMatchObject([
        { codigo: 'parametro.tipo', falta: id },
      ])
    }
    expect(codigosDe(fixar('populacao', 0))).toEqual(['parametro.fora-dos-limites'])
    expect(codigosDe(fixar('prazo-da-vistoria', 7))).toEqual(['parametro.fora-dos-limites'])
    expect(codigosDe(fixar('prazo-da-vistoria', 6))).toEqual([])
    expect(codigosDe(fixar('outro', 1))).toEqual(['parametro.desconhecido'])
  })
  test("the decree's table: known provisions, within the law's bounds, once each", () => {
    const linha = (dispositivo: string, valor: number) => ({ dispositivo, grau: 'leve', valor })
    expect(codigosDe(fixar('tabela', [linha('art20_cpt_inc1', 15_000)]))).toEqual([])
    expect(codigosDe(fixar('tabela', [linha('art20_cpt_inc1', 150_000)]))).toEqual([])
    expect(
      recusasDe(
        fixar('tabela', [
          linha('art20_cpt_inc1', 14_999),
          linha('art20_cpt_inc1', 150_001),
          linha('art99_cpt', 15_000),
        ]),
      ).map((r) => [r.codigo, r.falta]),
    ).toEqual([
      ['tabela.valor-fora-dos-limites', 'art20_cpt_inc1'],
      ['tabela.dispositivo-repetido', 'art20_cpt_inc1'],
      ['tabela.valor-fora-dos-limites', 'art20_cpt_inc1'],
      ['tabela.dispositivo-desconhecido', 'art99_cpt'],
    ])
  })
  test("the city's values, oldest first; on one day the later act comes last", () => {
    const fixado = (desde: string, valor: number) =>
      ato('parametroFixado', 'parametro:p', '2025-03-01', {
        parametro: 'p',
        desde,
        valor,
        fonte: 'D',
      })
    expect(
      valoresDosAtos([fixado('2025-02-01', 1), fixado('2025-01-01', 2), fixado('2025-02-01', 3)])[
        'p'
      ]?.map((v) => v.valor),
    ).toEqual([2, 1, 3])
  })
})
