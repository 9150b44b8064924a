import { expect, test } from 'vitest'
import { daysIn, whenIn } from './whole-days.ts'

test.each([
  ['2026-12-05', '2026-12-05', '2026-12-06 00:00'],
  ['2026-12-05', '2026-12-31', '2027-01-01 00:00'],
])('from %s to %s the last day is part of it', (first, last, until) => {
  const when = whenIn({ first, last })
  expect(when).toEqual({ from: `${first} 00:00`, until })
  expect(daysIn(when)).toEqual({ first, last })
})
