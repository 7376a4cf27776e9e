import { describe, expect, test } from 'vitest'
import { ato, atosDe, codigosDe, quando, recusasDe } from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'
import { recusasDoValor } from './decide.ts'
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
  test('without a maximum in the pack, money stops at R$ 1 billion and numbers at a trillion', () => {
    expect(codigosDe(fixar('taxa-de-expedicao', 1e11))).toEqual([])
    expect(recusasDe(fixar('taxa-de-expedicao', 1e11 + 1))).toMatchObject([
      { codigo: 'parametro.fora-dos-limites', dados: { maximo: 1e11 } },
    ])
    expect(codigosDe(fixar('taxa-do-selo', 1e12))).toEqual([])
    expect(codigosDe(fixar('taxa-do-selo', '1000000000000,5'))).toEqual([
      'parametro.fora-dos-limites',
    ])
    expect(codigosDe(fixar('populacao', 1e12 + 1))).toEqual(['parametro.fora-dos-limites'])
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
  test("a provision whose fine is not the table's has no row in it", () => {
    const [pela] = miniLei.infracoes.infracoes
    const declarado = miniLei.parametros.find((p) => p.id === 'tabela')
    if (pela === undefined || declarado === undefined) throw new Error('falta na lei de exemplo')
    const { multa: _, ...sem } = pela
    const infracoes = [
      pela,
      { ...sem, dispositivo: 'art20_cpt_inc2' },
      { ...sem, dispositivo: 'art20_cpt_inc3', contraparte: 'art20_cpt_inc1' },
    ]
    const pacote = { ...miniLei, infracoes: { ...miniLei.infracoes, infracoes } }
    const linhas = ['art20_cpt_inc1', 'art20_cpt_inc2', 'art20_cpt_inc3'].map((dispositivo) => ({
      dispositivo,
      grau: 'leve',
      valor: 15_000,
    }))
    expect(recusasDoValor(declarado, linhas, pacote)).toMatchObject([
      { codigo: 'tabela.dispositivo-sem-tabela', falta: 'art20_cpt_inc2' },
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
