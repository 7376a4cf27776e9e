import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cabeNaJornada,
  diasDaSemana,
  type Jornada,
  maximoTrabalhado,
  minutosForaDaJornada,
} from './jornada.ts'

const doze = { horas: 12, em: 24 }
const alternados = { horas: 24, em: 48, diasAlternados: true }

describe('twelve hours in twenty-four', () => {
  test.each([
    ['06:00', '18:00', 720],
    ['06:00', '18:01', 721],
    ['18:00', '06:00', 720],
    ['06:00', '06:00', 1440],
  ])('%s–%s every day: %i minutes in any 24 hours', (inicio, fim, total) => {
    expect(maximoTrabalhado({ inicio, fim }, 24)).toBe(total)
    expect(cabeNaJornada({ inicio, fim }, doze)).toBe(total <= 720)
  })
  test('a night and then a day: the 24 hours cross midnight', () => {
    const j: Jornada = {
      inicio: '18:00',
      fim: '02:00',
      dias: ['segunda'],
      outros: [{ inicio: '08:00', fim: '13:00', dias: ['terca'] }],
    }
    expect(maximoTrabalhado(j, 24)).toBe(13 * 60)
    expect(cabeNaJornada(j, doze)).toBe(false)
  })
  test('shifts that overlap count once', () => {
    const outros = [{ inicio: '10:00', fim: '18:00' }]
    expect(maximoTrabalhado({ inicio: '06:00', fim: '12:00', outros }, 24)).toBe(720)
  })
})

describe('twenty-four hours on alternate days', () => {
  test('Monday, Wednesday and Friday pass; Saturday and Sunday are days in a row', () => {
    const j = (dias: Jornada['dias']): Jornada => ({ inicio: '06:00', fim: '06:00', dias })
    expect(cabeNaJornada(j(['segunda', 'quarta', 'sexta']), alternados)).toBe(true)
    expect(cabeNaJornada(j(['segunda', 'terca']), alternados)).toBe(false)
    expect(cabeNaJornada(j(['sabado', 'domingo']), alternados)).toBe(false)
  })
})

describe('outside the hours', () => {
  const dia = '2024-04-10' // a Wednesday
  const j: Jornada = { inicio: '18:00', fim: '02:00' }
  test.each([
    ['02:00', 0],
    ['02:01', 1],
    ['03:00', 60],
    ['03:01', 61],
    ['17:00', 60],
    ['16:59', 61],
    ['23:00', 0],
    ['00:30', 0],
  ])('%s: %i minutes', (hora, fora) => {
    expect(minutosForaDaJornada(j, dia, hora)).toBe(fora)
  })
  test('on a day without a shift, to the nearest one', () => {
    const so: Jornada = { inicio: '08:00', fim: '12:00', dias: ['terca'] }
    expect(minutosForaDaJornada(so, dia, '12:00')).toBe(1440)
  })
})

test('never more than the window, never less with a longer one', () => {
  const hora = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
  const dias = fc.uniqueArray(fc.constantFrom(...diasDaSemana), { minLength: 1 })
  fc.assert(
    fc.property(hora, hora, dias, (inicio, fim, ds) => {
      const j = { inicio, fim, dias: ds }
      const em24 = maximoTrabalhado(j, 24)
      expect(em24).toBeLessThanOrEqual(1440)
      expect(maximoTrabalhado(j, 48)).toBeGreaterThanOrEqual(em24)
    }),
  )
})
