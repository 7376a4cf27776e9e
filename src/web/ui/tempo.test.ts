import { describe, expect, it } from 'vitest'
import { formatarInstante, instanteLocal, localDe } from './tempo.ts'

describe('local time of the city', () => {
  it('is an instant in its own zone, whatever the zone of the machine', () => {
    expect(instanteLocal('2026-03-10', '23:30', 'America/Manaus')).toBe('2026-03-11T03:30:00.000Z')
    expect(instanteLocal('2026-03-10', '23:30', 'America/Sao_Paulo')).toBe(
      '2026-03-11T02:30:00.000Z',
    )
  })
  it('goes there and back', () => {
    const instante = instanteLocal('2018-11-05', '00:15', 'America/Sao_Paulo')
    expect(localDe(new Date(instante), 'America/Sao_Paulo')).toEqual({
      dia: '2018-11-05',
      hora: '00:15',
    })
  })
  it('is written as Brazilians write it', () => {
    expect(formatarInstante('2026-03-11T03:30:00Z', 'America/Manaus')).toBe('10/03/2026 às 23:30')
  })
})
