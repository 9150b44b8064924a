import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockMs, clockText } from '../clock.ts'
import { canBeSomewhere, daysOf, earliestStay, MOST_DAYS, stayProblem } from './stay.ts'

const now = '2026-06-01 09:20'
const HOUR = 3_600_000

describe('the earliest that can be chosen', () => {
  test.each([
    ['2026-06-01 09:20', '2026-06-01 10:00', '2026-06-02 10:00'],
    ['2026-06-01 09:00', '2026-06-01 10:00', '2026-06-02 10:00'],
    ['2026-06-01 23:59', '2026-06-02 00:00', '2026-06-03 00:00'],
    ['2026-12-31 23:05', '2027-01-01 00:00', '2027-01-02 00:00'],
    ['2024-02-28 23:30', '2024-02-29 00:00', '2024-03-01 00:00'],
  ])('at %s is %s until %s', (at, start, end) => {
    expect(earliestStay(at)).toEqual({ start, end })
    expect(stayProblem({ start, end }, at)).toBeUndefined()
  })
})

describe('a stay that cannot be', () => {
  test.each([
    ['not_an_hour', '2026-06-03 10:30', '2026-06-04 10:00'],
    ['not_an_hour', '2026-06-03 10:00', '2026-06-04 10:01'],
    ['too_early', '2026-06-01 09:00', '2026-06-02 10:00'],
    ['too_early', '2026-05-01 10:00', '2026-06-02 10:00'],
    ['too_short', '2026-06-01 10:00', '2026-06-02 09:00'],
    ['too_short', '2026-06-05 10:00', '2026-06-04 10:00'],
    ['too_short', '2026-06-05 10:00', '2026-06-05 10:00'],
    ['too_long', '2026-06-05 10:00', '2027-06-06 11:00'],
    ['too_far', '2029-06-05 10:00', '2029-06-06 10:00'],
  ])('is %s: %s to %s', (problem, start, end) => {
    expect(stayProblem({ start, end }, now)).toBe(problem)
  })

  test('may be as long as it may be', () => {
    const start = '2026-06-05 10:00'
    const end = clockText(clockMs(start) + MOST_DAYS * 24 * HOUR)
    expect(stayProblem({ start, end }, now)).toBeUndefined()
  })

  test('may begin and end at one time on a clock that is put back, said by its offsets', () => {
    const night = { start: '2026-10-25 02:00+02:00', end: '2026-10-25 02:00+01:00' }
    expect(stayProblem(night, now)).toBeUndefined()
    expect(daysOf(night)).toBe(1)
  })
})

describe('days are counted by the calendar', () => {
  test.each([
    ['a day', '2026-06-05 10:00', '2026-06-06 10:00', 1],
    ['an hour more', '2026-06-05 10:00', '2026-06-06 11:00', 2],
    ['a part of one', '2026-06-05 10:00', '2026-06-05 18:00', 1],
    ['the day of 23 hours', '2026-03-28 12:00', '2026-03-29 12:00', 1],
    ['the day of 25 hours', '2026-10-24 12:00', '2026-10-25 12:00', 1],
    ['a leap day', '2028-02-28 12:00', '2028-03-01 12:00', 2],
    ['a year', '2026-01-01 00:00', '2027-01-01 00:00', 365],
  ])('%s', (_, start, end, days) => {
    expect(daysOf({ start, end })).toBe(days)
  })

  test('and longer is never fewer', () => {
    const hours = fc.integer({ min: 1, max: 24 * MOST_DAYS })
    fc.assert(
      fc.property(hours, hours, (a, b) => {
        const start = clockMs('2026-06-05 10:00')
        const days = (it: number) => daysOf({ start: clockText(start), end: clockText(start + it * HOUR) })
        expect(days(a + b)).toBeGreaterThanOrEqual(Math.max(days(a), days(b)))
        expect(days(24 * a)).toBe(a)
      }),
    )
  })
})

test('what is over at one place can be at another for half a day more', () => {
  const stay = { start: '2026-06-01 10:00', end: '2026-06-03 10:00' }
  const at = (time: string) => canBeSomewhere(stay, Date.parse(time))
  expect([at('2026-06-01T21:59:00Z'), at('2026-06-01T22:00:00Z')]).toEqual([true, false])
  expect(canBeSomewhere({ start: stay.end, end: stay.start }, 0)).toBe(false)
})
