import { describe, expect, test } from 'vitest'
import { criarCalendario } from './calendario.ts'
import { fimDoDia } from './instante.ts'
import { calcularPrazo, tempestivo } from './prazo.ts'

const cidade = criarCalendario({ fuso: 'America/Manaus' })
const prazo = calcularPrazo(
  { inicio: '2026-03-10', quantidade: 10, unidade: 'dias', prorrogaEmDiaNaoUtil: true },
  cidade,
) // last day 2026-03-20

describe('tempestivo', () => {
  test.each([
    ['2026-03-20T23:59:00-04:00', 'America/Manaus', true],
    ['2026-03-21T00:01:00-04:00', 'America/Manaus', false],
    ['2026-03-20T23:59:00-03:00', 'America/Sao_Paulo', true],
    ['2026-03-21T00:01:00-03:00', 'America/Sao_Paulo', false],
    ['2026-03-21T00:01:00-03:00', 'America/Manaus', true], // 23:01 of the 20th in Manaus
    ['2026-03-19T12:00:00-04:00', 'America/Manaus', true],
    ['2026-03-01T12:00:00-04:00', 'America/Manaus', true],
  ])('%s in %s: %s', (instante, fuso, esperado) => {
    expect(tempestivo(prazo, instante, fuso)).toBe(esperado)
  })
  test('to the nanosecond', () => {
    const fim = fimDoDia(prazo.ultimoDia, 'America/Manaus')
    expect(tempestivo(prazo, fim, 'America/Manaus')).toBe(true)
    expect(tempestivo(prazo, fim.add({ nanoseconds: 1 }), 'America/Manaus')).toBe(false)
  })
})
