import { expect, test } from 'vitest'
import { dayAhead } from './day-ahead.ts'

// 29 November 2026 is a Sunday.
test.each([
  ['saturday', '2026-11-29 20:00', '2026-12-05 00:00', '2026-12-06 00:00'],
  ['sunday', '2026-11-29 20:00', '2026-11-29 00:00', '2026-11-30 00:00'],
  ['monday', '2026-11-28 00:00', '2026-11-30 00:00', '2026-12-01 00:00'],
  ['nextWeekend', '2026-11-29 20:00', '2026-12-04 00:00', '2026-12-07 00:00'],
  ['nextWeekend', '2026-12-02 09:00', '2026-12-11 00:00', '2026-12-14 00:00'],
] as const)('%s, seen from %s', (day, now, from, until) =>
  expect(dayAhead(day, now)).toEqual({ from, until }),
)
