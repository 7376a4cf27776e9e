import { describe, expect, test } from 'vitest'
import { criarCalendario, diaUtilDesde } from './calendario.ts'

const cidade = criarCalendario({
  fuso: 'America/Manaus',
  feriados: [
    { nome: 'Aniversário da cidade', dia: '10-24', fonte: 'Lei Y' },
    { nome: 'Carnaval', dia: { pascoa: -47 }, fonte: 'Lei Y' },
    { nome: 'Outro nome do Natal', dia: '12-25', fonte: 'Lei Y' },
  ],
  semExpediente: [{ nome: 'Cinzas', dia: { pascoa: -46 }, fonte: 'Decreto Z' }],
})

describe('a city calendar', () => {
  test('knows its own, the national and the short days', () => {
    expect(cidade.fuso).toBe('America/Manaus')
    expect(cidade.feriado('2025-10-24')).toBe('Aniversário da cidade')
    expect(cidade.feriado('2026-02-17')).toBe('Carnaval')
    expect(cidade.feriado('2026-12-25')).toBe('Natal')
    expect(cidade.feriado('2026-02-18')).toBeUndefined()
    expect(cidade.motivoNaoUtil('2026-02-18')).toBe('Cinzas')
    expect(cidade.motivoNaoUtil('2026-10-24')).toBe('Aniversário da cidade') // a Saturday too
    expect(cidade.motivoNaoUtil('2026-03-07')).toBe('sábado')
    expect(cidade.motivoNaoUtil('2026-03-08')).toBe('domingo')
  })
  test.each([
    ['2026-02-16', true],
    ['2026-02-17', false],
    ['2026-02-18', false],
    ['2026-02-19', true],
    ['2026-04-02', true],
    ['2026-04-03', false],
    ['2026-11-20', false],
  ])('%s is a working day: %s', (dia, util) => {
    expect(cidade.diaUtil(dia)).toBe(util)
  })
  test('the first working day from a day on', () => {
    expect(diaUtilDesde('2026-02-14', cidade)).toBe('2026-02-16')
    expect(diaUtilDesde('2026-02-17', cidade)).toBe('2026-02-19')
    expect(diaUtilDesde('2026-02-19', cidade)).toBe('2026-02-19')
    expect(diaUtilDesde('2026-12-25', cidade)).toBe('2026-12-28')
  })
})

describe('a broken pack is thrown', () => {
  test('unknown zone, impossible day, no working day at all', () => {
    expect(() => criarCalendario({ fuso: 'America/Lugar_Nenhum' })).toThrow(RangeError)
    expect(() =>
      criarCalendario({
        fuso: 'America/Manaus',
        feriados: [{ nome: 'X', dia: '02-30', fonte: 'Y' }],
      }),
    ).toThrow(RangeError)
    expect(() => diaUtilDesde('2026-01-01', { diaUtil: () => false })).toThrow(RangeError)
  })
})
