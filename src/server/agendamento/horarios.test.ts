import { describe, expect, it } from 'vitest'
import { criarCalendario } from '#core/calendar/calendario.ts'
import { horariosDo } from './horarios.ts'

const calendario = criarCalendario({ fuso: 'America/Manaus' })
const manha = { dias: [1, 3, 5], inicio: '08:00', fim: '09:30', intervalo: 30 }

describe('the hours of a place', () => {
  it('from the first to the last that still ends in time', () => {
    expect(horariosDo(manha, '2026-12-02', calendario)).toEqual(['08:00', '08:30', '09:00'])
    expect(horariosDo({ ...manha, intervalo: 40 }, '2026-12-02', calendario)).toEqual([
      '08:00',
      '08:40',
    ])
    expect(horariosDo({ ...manha, intervalo: 120 }, '2026-12-02', calendario)).toEqual([])
  })
  it('only on its days of the week, and only on working days', () => {
    expect(horariosDo(manha, '2026-12-01', calendario)).toEqual([])
    expect(horariosDo({ ...manha, dias: [7] }, '2026-12-06', calendario)).toEqual([])
    expect(horariosDo(manha, '2026-12-25', calendario)).toEqual([])
  })
})
