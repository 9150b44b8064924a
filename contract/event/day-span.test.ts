import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockMs, clockText } from '../clock.ts'
import { daySpan } from './day-span.ts'
import { eventDays } from './days.ts'

const clock = fc
  .integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2080, 0) / 60_000 })
  .map((minute) => clockText(minute * 60_000))

test.each([
  ['today', '2026-11-28 06:00', '2026-11-28 00:00', '2026-11-29 00:00'],
  ['today', '2026-12-31 23:59', '2026-12-31 00:00', '2027-01-01 00:00'],
  ['tonight', '2026-11-28 06:00', '2026-11-28 18:00', '2026-11-29 04:00'],
  ['tonight', '2026-11-28 23:30', '2026-11-28 18:00', '2026-11-29 04:00'],
  // Whoever is still out means the night that began yesterday, others the evening to come.
  ['tonight', '2026-11-29 03:59', '2026-11-28 18:00', '2026-11-30 04:00'],
  ['tonight', '2026-11-29 04:00', '2026-11-29 18:00', '2026-11-30 04:00'],
  ['tomorrow', '2028-02-28 12:00', '2028-02-29 00:00', '2028-03-01 00:00'],
  ['weekend', '2026-11-23 12:00', '2026-11-27 18:00', '2026-11-30 00:00'],
  ['weekend', '2026-11-27 17:59', '2026-11-27 18:00', '2026-11-30 00:00'],
  ['weekend', '2026-11-28 12:00', '2026-11-27 18:00', '2026-11-30 00:00'],
  ['weekend', '2026-11-29 23:59', '2026-11-27 18:00', '2026-11-30 00:00'],
  ['weekend', '2026-11-30 00:00', '2026-12-04 18:00', '2026-12-07 00:00'],
] as const)('%s at %s is from %s until %s', (day, now, from, until) => {
  expect(daySpan(day, now)).toEqual({ from, until })
})

test('no day named is over when it is looked for, and none begins in more than a week', () => {
  fc.assert(
    fc.property(fc.constantFrom(...eventDays), clock, (day, now) => {
      const { from, until } = daySpan(day, now)
      expect(clockMs(until)).toBeGreaterThan(clockMs(now))
      expect(clockMs(from)).toBeLessThan(clockMs(until))
      expect(clockMs(from) - clockMs(now)).toBeLessThan(7 * 86_400_000)
    }),
  )
})
