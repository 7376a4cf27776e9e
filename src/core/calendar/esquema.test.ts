import { expect, test } from 'vitest'
import { dia, instante } from './esquema.ts'

test.each(['1900-01-01', '2024-02-29', '2199-12-31'])('%s is a day of a command', (d) => {
  expect(dia.safeParse(d).success).toBe(true)
  expect(instante.safeParse(`${d}T12:00:00-03:00`).success).toBe(true)
})
test.each(['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2025-02-29'])(
  '%s is not, nor an instant of it',
  (d) => {
    expect(dia.safeParse(d).success).toBe(false)
    expect(instante.safeParse(`${d}T12:00:00Z`).success).toBe(false)
  },
)
