import { describe, expect, test } from 'vitest'
import {
  ato,
  atosDe,
  codigosDe,
  concessao,
  maria,
  pedido,
  quando,
  recusasDe,
  van,
} from '../lei/miniCaso.prova.ts'
import { evolveTaxa } from './evolve.ts'
import { type AtoDeTaxa, type Taxa, taxaEmAberto } from './taxa.ts'
import { miniLei } from '../lei/miniLei.prova.ts'

const vigente = [...maria, van(), pedido, concessao]
const fixo = (desde: string, valor: unknown) => [{ desde, valor, fonte: 'Decreto nº 5' }]
const lancar = (taxa: string, em: string, parametros: Record<string, ReturnType<typeof fixo>>) =>
  quando(vigente, 'lancarTaxa', 'taxa:t1', em, { taxa, outorga: 'o1' }, miniLei, parametros)

describe('lancarTaxa', () => {
  test('in centavos, as the decree says', () => {
    expect(
      atosDe(lancar('expedicao', '2025-02-01', { 'taxa-de-expedicao': fixo('2025-01-01', 4550) })),
    ).toMatchObject([
      {
        tipo: 'taxaLancada',
        fundamentos: ['art9_cpt'],
        dados: { valor: 4550 },
        numerar: { serie: 'taxa' },
      },
    ])
  })
  test('in fiscal units, converted by the value of the year', () => {
    const p = { 'taxa-do-selo': fixo('2025-01-01', 0.5), 'valor-uf': fixo('2025-01-01', 14_537) }
    const [feito] = atosDe(lancar('selo', '2025-02-01', p))
    expect(feito).toMatchObject({ lacunas: ['valor-das-taxas'], dados: { valor: 7269 } })
    expect(recusasDe(lancar('selo', '2026-02-01', p))).toMatchObject([
      { codigo: 'parametro.ausente', falta: 'valor-uf', dados: { ano: 2026 } },
    ])
  })
  test('a recorded value that overflows is a refusal, not a failure', () => {
    const p = { 'taxa-do-selo': fixo('2025-01-01', 1e12), 'valor-uf': fixo('2025-01-01', 1e12) }
    expect(codigosDe(lancar('selo', '2025-02-01', p))).toEqual(['taxa.valor-alem-do-limite'])
  })
  test("what no parameter gives is refused by name, with the law's article", () => {
    expect(recusasDe(lancar('expedicao', '2025-02-01', {}))).toMatchObject([
      { codigo: 'parametro.ausente', falta: 'taxa-de-expedicao', fundamentos: ['art9_cpt'] },
    ])
    expect(
      recusasDe(lancar('selo', '2025-02-01', { 'taxa-do-selo': fixo('2025-01-01', 1) })),
    ).toMatchObject([{ falta: 'valor-uf' }])
    expect(codigosDe(lancar('outra', '2025-02-01', {}))).toEqual(['taxa.desconhecida'])
  })
})

describe('pagarTaxa', () => {
  const lancada = ato('taxaLancada', 'taxa:t1', '2025-02-01', {
    taxa: 'expedicao',
    outorga: 'o1',
    valor: 4550,
    passos: [],
  })
  const pagar = (valor: number, pagaEm: string, atos = [lancada]) =>
    quando(atos, 'pagarTaxa', 'taxa:t1', '2025-02-10', { valor, pagaEm })
  test('the whole amount, between the charge and today', () => {
    expect(atosDe(pagar(4550, '2025-02-10'))).toHaveLength(1)
    expect(codigosDe(pagar(4549, '2025-02-11'))).toEqual(['taxa.valor-diverge', 'data.futura'])
    expect(codigosDe(pagar(4550, '2025-01-31'))).toEqual(['data.invertida'])
  })
  test('once', () => {
    expect(
      codigosDe(
        pagar(4550, '2025-02-10', [
          lancada,
          ato('taxaPaga', 'taxa:t1', '2025-02-05', { valor: 4550, pagaEm: '2025-02-05' }),
        ]),
      ),
    ).toEqual(['taxa.ja-paga'])
    expect(codigosDe(pagar(4550, '2025-02-10', []))).toEqual(['corrente.inexistente'])
  })
})

describe('reduzirTaxa', () => {
  const lancada = ato('taxaLancada', 'taxa:t1', '2025-02-01', {
    taxa: 'expedicao',
    outorga: 'o1',
    valor: 4555,
    passos: [],
  })
  const reduzir = (percentual: number, atos = [lancada]) =>
    quando(atos, 'reduzirTaxa', 'taxa:t1', '2025-02-10', {
      percentual,
      norma: 'Lei nº 7/2024, art. 2º',
      motivo: 'Titular de baixa renda.',
    })
  const meia = ato('taxaReduzida', 'taxa:t1', '2025-02-10', {
    percentual: 50,
    norma: 'Lei nº 7',
    motivo: 'x',
    valor: 2278,
    passos: [],
  })
  const isenta = ato('taxaReduzida', 'taxa:t1', '2025-02-10', {
    percentual: 100,
    norma: 'Lei nº 7',
    motivo: 'x',
    valor: 0,
    passos: [],
  })
  test('by half, rounded once half up, with the norm and the fee’s article', () => {
    expect(atosDe(reduzir(50))).toMatchObject([
      {
        tipo: 'taxaReduzida',
        fundamentos: ['art9_cpt'],
        dados: { valor: 2278, norma: 'Lei nº 7/2024, art. 2º' },
      },
    ])
    expect(atosDe(reduzir(1))[0]?.dados).toMatchObject({ valor: 4509 })
  })
  test('what is left is what is paid', () => {
    const pagar = (valor: number) =>
      codigosDe(
        quando([lancada, meia], 'pagarTaxa', 'taxa:t1', '2025-02-10', {
          valor,
          pagaEm: '2025-02-10',
        }),
      )
    expect(pagar(2278)).toEqual([])
    expect(pagar(4555)).toEqual(['taxa.valor-diverge'])
  })
  test('whole, it is waived: neither owed nor paid', () => {
    expect(atosDe(reduzir(100))[0]?.dados).toMatchObject({ valor: 0 })
    const taxa = [lancada, isenta].reduce<Taxa | undefined>(
      (e, a) => evolveTaxa(e, a as AtoDeTaxa),
      undefined,
    )!
    expect(taxaEmAberto(taxa, '2025-02-09')).toBe(true)
    expect(taxaEmAberto(taxa, '2025-02-10')).toBe(false)
    expect(
      codigosDe(
        quando([lancada, isenta], 'pagarTaxa', 'taxa:t1', '2025-02-11', {
          valor: 1,
          pagaEm: '2025-02-11',
        }),
      ),
    ).toEqual(['taxa.isenta'])
  })
  test('once, and never after it was paid', () => {
    expect(codigosDe(reduzir(10, [lancada, meia]))).toEqual(['taxa.ja-reduzida'])
    const paga = ato('taxaPaga', 'taxa:t1', '2025-02-05', { valor: 4555, pagaEm: '2025-02-05' })
    expect(codigosDe(reduzir(10, [lancada, paga]))).toEqual(['taxa.ja-paga'])
    expect(codigosDe(reduzir(10, []))).toEqual(['corrente.inexistente'])
  })
})
