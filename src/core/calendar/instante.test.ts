import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDias, diaDoNumero, diferencaEmDias, numeroDoDia } from './dia.ts'
import { diaLocal, fimDoDia, inicioDoDia } from './instante.ts'

const MANAUS = 'America/Manaus'
const SAO_PAULO = 'America/Sao_Paulo'
const horas = (dia: string, fuso: string) =>
  inicioDoDia(dia, fuso)
    .until(inicioDoDia(addDias(dia, 1), fuso))
    .total('hours')

test('the same instant is another day in another city', () => {
  const instante = '2026-03-11T03:30:00Z' // 00:30 in São Paulo, 23:30 in Manaus
  expect(diaLocal(instante, SAO_PAULO)).toBe('2026-03-11')
  expect(diaLocal(instante, MANAUS)).toBe('2026-03-10')
  expect(diaLocal(Temporal.Instant.from(instante), MANAUS)).toBe('2026-03-10')
})

test('an instant without offset is refused', () => {
  expect(() => diaLocal('2026-03-11T03:30:00', MANAUS)).toThrow(RangeError)
})

test('fimDoDia is the last nanosecond of the local day', () => {
  expect(fimDoDia('2026-03-10', MANAUS).toString()).toBe('2026-03-11T03:59:59.999999999Z')
  expect(fimDoDia('2026-03-10', SAO_PAULO).toString()).toBe('2026-03-11T02:59:59.999999999Z')
})

describe("São Paulo's summer time", () => {
  test('2018-11-04 begins at 01:00 and has 23 hours', () => {
    expect(inicioDoDia('2018-11-04', SAO_PAULO).toString()).toBe('2018-11-04T03:00:00Z')
    expect(horas('2018-11-04', SAO_PAULO)).toBe(23)
    expect(fimDoDia('2018-11-03', SAO_PAULO).toString()).toBe('2018-11-04T02:59:59.999999999Z')
    expect(fimDoDia('2018-11-04', SAO_PAULO).toString()).toBe('2018-11-05T01:59:59.999999999Z')
  })
  test('2018-02-17 has 25 hours: 23:30 comes twice and both are its own', () => {
    expect(horas('2018-02-17', SAO_PAULO)).toBe(25)
    expect(diaLocal('2018-02-18T01:30:00Z', SAO_PAULO)).toBe('2018-02-17')
    expect(diaLocal('2018-02-18T02:30:00Z', SAO_PAULO)).toBe('2018-02-17')
    expect(diaLocal('2018-02-18T03:00:00Z', SAO_PAULO)).toBe('2018-02-18')
  })
  test('Manaus had none in 2018; no day is short since 2019', () => {
    expect(horas('2018-11-04', MANAUS)).toBe(24)
    expect(horas('2019-11-03', SAO_PAULO)).toBe(24)
  })
})

test('a day begins and ends within itself, and the next begins right after', () => {
  const dias = fc
    .integer({ min: numeroDoDia('1950-01-01'), max: numeroDoDia('2100-01-01') })
    .map(diaDoNumero)
  fc.assert(
    fc.property(dias, fc.constantFrom(MANAUS, SAO_PAULO), (dia, fuso) => {
      const fim = fimDoDia(dia, fuso)
      expect(diaLocal(inicioDoDia(dia, fuso), fuso)).toBe(dia)
      expect(diaLocal(fim, fuso)).toBe(dia)
      expect(diferencaEmDias(dia, diaLocal(fim.add({ nanoseconds: 1 }), fuso))).toBe(1)
    }),
    { verbose: true },
  )
})
