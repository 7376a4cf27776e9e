import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDias,
  bissexto,
  compararDias,
  dentroDe,
  diaDaSemana,
  diaDoNumero,
  diferencaEmDias,
  ehDia,
  formatarDia,
  maiorDia,
  menorDia,
  nomeDoDiaDaSemana,
  numeroDoDia,
  parseDia,
} from './dia.ts'

const dias = fc
  .integer({ min: numeroDoDia('1900-01-01'), max: numeroDoDia('2200-12-31') })
  .map(diaDoNumero)

describe('parseDia', () => {
  test.each(['1900-01-01', '2200-12-31', '2024-02-29', '2000-02-29', '2025-02-28'])(
    'accepts %s',
    (texto) => {
      expect(parseDia(texto)).toEqual({ ok: true, valor: texto })
    },
  )
  test.each([
    ['2025-02-30', 'inexistente'],
    ['2025-02-29', 'inexistente'],
    ['1900-02-29', 'inexistente'],
    ['2100-02-29', 'inexistente'],
    ['2025-04-31', 'inexistente'],
    ['2025-13-01', 'inexistente'],
    ['2025-00-10', 'inexistente'],
    ['2025-01-00', 'inexistente'],
    ['1899-12-31', 'fora-da-faixa'],
    ['2201-01-01', 'fora-da-faixa'],
    ['2025-1-1', 'formato'],
    ['01/02/2025', 'formato'],
    ['2025-01-01T00:00', 'formato'],
    [' 2025-01-01', 'formato'],
    ['', 'formato'],
  ])('refuses %s: %s', (texto, motivo) => {
    expect(parseDia(texto)).toEqual({ ok: false, motivo })
    expect(ehDia(texto)).toBe(false)
  })
})

describe('arithmetic agrees with Temporal', () => {
  test('number, weekday, addition, difference, order', () => {
    fc.assert(
      fc.property(dias, dias, fc.integer({ min: -40_000, max: 40_000 }), (a, b, n) => {
        const pa = Temporal.PlainDate.from(a)
        expect(diaDoNumero(numeroDoDia(a))).toBe(a)
        expect(diaDaSemana(a)).toBe(pa.dayOfWeek % 7)
        expect(addDias(a, n)).toBe(pa.add({ days: n }).toString())
        expect(diferencaEmDias(a, b)).toBe(pa.until(b, { largestUnit: 'day' }).days)
        expect(compararDias(a, b)).toBe(Temporal.PlainDate.compare(pa, b))
        expect(bissexto(pa.year)).toBe(pa.inLeapYear)
        expect([menorDia(a, b), maiorDia(a, b)]).toEqual([a, b].sort())
      }),
      { verbose: true, numRuns: 500 },
    )
  })
  test('every day of 1899 to 2201 in sequence', () => {
    let esperado = Temporal.PlainDate.from('1899-01-01')
    for (let n = numeroDoDia('1899-01-01'); n <= numeroDoDia('2201-12-31'); n++) {
      if (diaDoNumero(n) !== esperado.toString())
        throw new Error(`${n}: ${diaDoNumero(n)} ≠ ${esperado.toString()}`)
      esperado = esperado.add({ days: 1 })
    }
    expect(esperado.toString()).toBe('2202-01-01')
  })
})

test('epoch, weekday names and Brazilian form', () => {
  expect(numeroDoDia('1970-01-01')).toBe(0)
  expect(nomeDoDiaDaSemana('2026-11-30')).toBe('segunda-feira')
  expect(nomeDoDiaDaSemana('1969-12-28')).toBe('domingo')
  expect(formatarDia('2026-03-05')).toBe('05/03/2026')
})

test('dentroDe includes both ends and takes open bounds', () => {
  expect(dentroDe('2025-01-10', '2025-01-10', '2025-01-10')).toBe(true)
  expect(dentroDe('2025-01-09', '2025-01-10', undefined)).toBe(false)
  expect(dentroDe('2025-01-11', undefined, '2025-01-10')).toBe(false)
  expect(dentroDe('2025-01-11', undefined, undefined)).toBe(true)
})
