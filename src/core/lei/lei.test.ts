import { describe, expect, test } from 'vitest'
import { criarCalendario } from '../calendar/calendario.ts'
import { dispositivo, redacaoEm } from './dispositivo.ts'
import { contextoEm } from './miniCaso.prova.ts'
import { miniLei } from './miniLei.prova.ts'
import { mudancaDoParametro, valorDeParametro } from './parametro.ts'
import { prazoDoPacote, prazoEmVigor, somarDuracao, termoFinal } from './prazo.ts'
import { mudancaDoValor, valorEm } from './valorEm.ts'
import { motorAtende, recusasDeVigencia } from './vigencia.ts'
import { addDias } from '../calendar/dia.ts'

const anos = (quantidade: number) => ({ quantidade, unidade: 'anos' as const })
const meses = (quantidade: number) => ({ quantidade, unidade: 'meses' as const })

describe('a dated value', () => {
  const lista = [
    { desde: '2020-01-02', valor: 10, fonte: 'L1' },
    { desde: '2025-01-10', ate: '2025-06-30', valor: 20, fonte: 'L2' },
  ]
  test('each begins on its day and ends the day before the next, or on its last day', () => {
    expect(valorEm<number>(lista, '2020-01-01')).toBeUndefined()
    expect(valorEm<number>(lista, '2025-01-09')).toEqual({
      valor: 10,
      desde: '2020-01-02',
      fonte: 'L1',
    })
    expect(valorEm<number>(lista, '2025-01-10')?.valor).toBe(20)
    expect(valorEm<number>(lista, '2025-06-30')?.valor).toBe(20)
    expect(valorEm<number>(lista, '2025-07-01')).toBeUndefined()
  })
  test('a plain one, and a plain list, hold on any day', () => {
    expect(valorEm<number>(21, '2025-01-01')).toEqual({ valor: 21 })
    expect(valorEm<string[]>(['D', 'E'], '2025-01-01')).toEqual({ valor: ['D', 'E'] })
  })
  test('the next change', () => {
    const seguinte = (d: string) => addDias(d, 1)
    expect(mudancaDoValor(lista, '2020-01-02', seguinte)).toBe('2025-01-10')
    expect(mudancaDoValor(lista, '2025-01-10', seguinte)).toBe('2025-07-01')
    expect(mudancaDoValor(lista, '2025-07-01', seguinte)).toBeUndefined()
  })
})

describe('provisions', () => {
  test('by id, and the redaction of the day', () => {
    expect(dispositivo(miniLei, 'art6_cpt')?.rotulo).toBe('Art. 6º')
    expect(redacaoEm(miniLei, 'art6_cpt', '2025-01-09')?.texto).toBe('Dez anos.')
    expect(redacaoEm(miniLei, 'art6_cpt', '2025-01-10')?.texto).toBe('Vinte anos.')
    expect(redacaoEm(miniLei, 'art6_cpt', '2019-12-31')).toBeUndefined()
    expect(dispositivo(miniLei, 'art99_cpt')).toBeUndefined()
  })
})

describe('substantive terms', () => {
  test('date to date: five years from 10 March end on 10 March, inclusive', () => {
    expect(somarDuracao('2025-03-10', anos(5), { mes: 'ultimo-dia' })).toBe('2030-03-10')
  })
  test("29 February: the month's last day, or the next one, by the pack", () => {
    expect(somarDuracao('2024-02-29', anos(1), { mes: 'ultimo-dia' })).toBe('2025-02-28')
    expect(somarDuracao('2024-02-29', anos(1), { mes: 'dia-seguinte' })).toBe('2025-03-01')
    expect(somarDuracao('2024-02-29', anos(4), { mes: 'ultimo-dia' })).toBe('2028-02-29')
    expect(somarDuracao('2026-11-30', meses(3), { mes: 'dia-seguinte' })).toBe('2027-03-01')
  })
  test('days run on; working days need a calendar', () => {
    expect(
      somarDuracao('2025-01-01', { quantidade: 180, unidade: 'dias' }, { mes: 'ultimo-dia' }),
    ).toBe('2025-06-30')
    const uteis = { quantidade: 1, unidade: 'dias-uteis' as const }
    expect(
      somarDuracao(
        '2025-01-03',
        uteis,
        { mes: 'ultimo-dia' },
        criarCalendario({ fuso: 'America/Sao_Paulo' }),
      ),
    ).toBe('2025-01-06')
    expect(() => somarDuracao('2025-01-03', uteis, { mes: 'ultimo-dia' })).toThrow(RangeError)
  })
  test('of the pack, with provisions; a parameter shortens it', () => {
    expect(prazoDoPacote(miniLei, 'vistoria', '2025-01-01')).toMatchObject({
      duracao: meses(6),
      fundamentos: ['art7_cpt'],
    })
    expect(prazoDoPacote(miniLei, 'nenhum', '2025-01-01')).toBeUndefined()
    const tres = { 'prazo-da-vistoria': [{ desde: '2025-02-01', valor: 3, fonte: 'Decreto' }] }
    const em = (dia: string) =>
      prazoEmVigor(contextoEm(dia, miniLei, tres), 'vistoria', dia)?.duracao
    expect(em('2025-01-31')).toEqual(meses(6))
    expect(em('2025-02-01')).toEqual(meses(3))
  })
  test('the last day with its gap; a term that the law lacks is refused by name', () => {
    const contexto = contextoEm('2025-01-01')
    expect(termoFinal(contexto, 'licenciamento', '2025-01-01')).toMatchObject({
      ate: '2026-01-01',
      lacunas: ['prazo-do-licenciamento'],
    })
    expect(termoFinal(contexto, 'nenhum', '2025-01-01')).toMatchObject({
      codigo: 'prazo.nao-previsto',
      falta: 'nenhum',
    })
  })
})

describe('parameters', () => {
  const cidade = {
    populacao: [
      { desde: '2022-08-01', valor: 3500, fonte: 'Decreto' },
      { desde: '2025-07-01', valor: 4000, fonte: 'Decreto' },
    ],
  }
  test('the city over the pack on the same day; the latest day wins', () => {
    expect(valorDeParametro(contextoEm('2023-01-01'), 'populacao', '2023-01-01')).toMatchObject({
      valor: 3000,
      fonte: 'Censo 2022',
    })
    const contexto = contextoEm('2023-01-01', miniLei, cidade)
    expect(valorDeParametro(contexto, 'populacao', '2025-06-30')).toMatchObject({ valor: 3500 })
    expect(valorDeParametro(contexto, 'populacao', '2025-07-01')).toMatchObject({
      valor: 4000,
      desde: '2025-07-01',
    })
    expect(mudancaDoParametro(contexto, 'populacao', '2025-01-01')).toBe('2025-07-01')
  })
  test('missing: named, with the provision that leaves it to the city', () => {
    expect(valorDeParametro(contextoEm('2020-01-02'), 'populacao', '2020-01-02')).toEqual({
      codigo: 'parametro.ausente',
      fundamentos: ['art2_par1u'],
      falta: 'populacao',
    })
  })
})

describe('the law itself', () => {
  test('a pack for a newer engine is not read', () => {
    expect(motorAtende(miniLei, 1)).toBe(true)
    expect(motorAtende(miniLei, 0)).toBe(false)
  })
  test('a repeal counts only when switched on, from its day', () => {
    const com = (ligada: boolean) => ({
      ...miniLei,
      lei: { ...miniLei.lei, revogacao: { em: '2025-01-01', fonte: 'x', ligada } },
    })
    expect(recusasDeVigencia(com(false), '2025-01-01')).toEqual([])
    expect(recusasDeVigencia(com(true), '2024-12-31')).toEqual([])
    expect(recusasDeVigencia(com(true), '2025-01-01')).toMatchObject([{ codigo: 'lei.revogada' }])
  })
})
