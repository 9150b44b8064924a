import { describe, expect, test } from 'vitest'
import { allListings } from '../content/content.ts'
import { dayAt, weekdayOf } from './local-time.ts'
import { nextDate } from './next-date.ts'

const zone = 'Atlantic/Azores'
const timings = allListings.flatMap((it) => it.timing ?? [])
const HOUR = 3_600_000
/** Every hour of the days around a clock change, and of ordinary days. */
const clockValues = ['2026-03-27', '2026-10-23', '2026-06-01', '2026-12-30'].flatMap((day) =>
  Array.from({ length: 4 * 24 }, (_, hour) => new Date(Date.parse(day) + hour * HOUR + 61_000)),
)

describe('whatever the clock shows', () => {
  test('every event lies ahead, within seven weeks, and ends after it began', () => {
    const wrong = clockValues.flatMap((now) =>
      timings
        .map((it) => nextDate(it, now, zone))
        .filter(({ starts_at, ends_at }) => {
          const ahead = starts_at.getTime() - now.getTime()
          return ahead <= 0 || ahead > 53 * 24 * HOUR || ends_at <= starts_at
        }),
    )
    expect(wrong).toEqual([])
  })

  test('it begins when clocks in the town show its time', () => {
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' })
    // No event begins in an hour that is skipped or shown twice.
    for (const now of clockValues) {
      for (const it of timings) expect(shown.format(nextDate(it, now, zone).starts_at)).toBe(it.startsAt)
    }
  })

  test('there is something within a day, and at the weekend', () => {
    for (const now of clockValues) {
      const starts = timings.map((it) => nextDate(it, now, zone).starts_at)
      const soon = starts.filter((it) => it.getTime() - now.getTime() < 24 * HOUR)
      const week = starts.filter((it) => it.getTime() - now.getTime() < 7 * 24 * HOUR)
      expect(soon.length).toBeGreaterThanOrEqual(5)
      expect(week.filter((it) => weekdayOf(dayAt(it, zone)) >= 4).length).toBeGreaterThanOrEqual(6)
    }
  })
})

test('what happens on a day of the week stays on it, and what has no day comes again tomorrow', () => {
  const monday = new Date('2026-06-01T20:00:00Z')
  const at = (more: object) =>
    nextDate({ daysFromNow: 0, startsAt: '19:00', hours: 2, ...more }, monday, zone).starts_at.toISOString()
  expect(at({})).toBe('2026-06-02T19:00:00.000Z')
  expect(at({ weekday: 'monday' })).toBe('2026-06-08T19:00:00.000Z')
  expect(at({ weekday: 'tuesday' })).toBe('2026-06-02T19:00:00.000Z')
  expect(at({ startsAt: '21:00' })).toBe('2026-06-01T21:00:00.000Z')
})
