import { expect, test } from 'vitest'

test('units run in the time zone of their project', () => {
  expect(['America/Manaus', 'Pacific/Kiritimati']).toContain(Temporal.Now.timeZoneId())
  expect(Temporal.Now.timeZoneId()).toBe(process.env['TZ'])
})
