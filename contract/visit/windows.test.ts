import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { minor } from '../money.ts'
import { dayNumber, type Hours } from '../place/hours.ts'
import type { Span } from '../place/spans.ts'
import type { ZoneOffsets } from '../place/zone-offsets.ts'
import { instantOf } from './grain.ts'
import { planOf } from './plan.ts'
import { minutesOf, startsOf } from './starts.ts'
import { dayOf, startOfDay, windowsOf } from './windows.ts'

/** The clocks of a zone around a day, as the server says them. */
function offsetsOf(zone: string, day: string): ZoneOffsets {
  const start = Temporal.PlainDate.from(day).subtract({ days: 10 }).toZonedDateTime(zone)
  const found = [{ from: Number.NEGATIVE_INFINITY, ahead: start.offsetNanoseconds / 1e6 }]
  const next = start.getTimeZoneTransition('next')
  if (next) found.push({ from: next.epochMilliseconds, ahead: next.offsetNanoseconds / 1e6 })
  return found
}

const always = (...spans: Span[]): Hours => ({
  state: 'open',
  closedUntil: null,
  week: Array.from({ length: 7 }, () => spans),
  days: new Map(),
})

/** How the clock there shows the times at which half an hour can begin on a day. */
function startsOn(zone: string, day: string, hours: Hours): string[] {
  const offsets = offsetsOf(zone, day)
  const number = dayNumber(day)
  const open = windowsOf(hours, offsets, { first: number, last: number })
  const [from, until] = [startOfDay(offsets, number), startOfDay(offsets, number + 1)]
  const service = {
    id: 1,
    minutes: 30,
    price: minor(1),
    gapAt: 0,
    gapMinutes: 0,
    before: 0,
    after: 0,
    addons: [],
    needs: [],
  }
  const plan = planOf(
    [{ ...service, people: [{ id: 1, minutes: null, price: null }] }],
    [{ id: 1, professional_id: 1, addons: [] }],
  )
  if ('problem' in plan) throw new Error(plan.problem)
  const frame = { from: from - 1440, until: until + 1440 }
  const people = new Map([[1, { works: open, busy: [] }]])
  const { all } = startsOf(plan, { frame, open, step: 30, from, until, people, units: new Map() })
  return minutesOf(frame, all).map((it) => {
    expect(dayOf(offsets, it)).toBe(number)
    const there = Temporal.Instant.from(instantOf(it)).toZonedDateTimeISO(zone)
    return `${there.toPlainTime().toString({ smallestUnit: 'minute' })}${there.offset}`
  })
}

describe('on a day on which the clocks are changed', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['Pacific/Apia', '2026-04-05'],
  ])('in %s on %s, nine to six is nine hours', (zone, day) => {
    const times = startsOn(zone, day, always([540, 1080])).map((it) => it.slice(0, 5))
    expect(times).toHaveLength(18)
    expect([times[0], times.at(-1)]).toEqual(['09:00', '17:30'])
  })

  test.each([
    ['forward', 'Europe/Berlin', '2026-03-29', 46],
    ['back', 'Europe/Berlin', '2026-10-25', 50],
    ['half an hour forward', 'Australia/Lord_Howe', '2026-10-04', 47],
    ['half an hour back', 'Australia/Lord_Howe', '2026-04-05', 49],
  ])('put %s, who never closes has as many hours as the day', (_, zone, day, halves) => {
    expect(startsOn(zone, day, always([0, 1440]))).toHaveLength(halves)
  })

  test('a time that is skipped is none, and one that comes twice is two', () => {
    const night = always([60, 240])
    expect(startsOn('Europe/Berlin', '2026-03-29', night)).toEqual([
      ...['01:00+01:00', '01:30+01:00', '03:00+02:00', '03:30+02:00'],
    ])
    expect(startsOn('Europe/Berlin', '2026-10-25', night)).toEqual([
      ...['01:00+02:00', '01:30+02:00', '02:00+02:00', '02:30+02:00', '02:00+01:00', '02:30+01:00'],
      ...['03:00+01:00', '03:30+01:00'],
    ])
  })
})

test('what runs past midnight is open the next morning, but not where it was closed for now the day before', () => {
  const hours = always([1320, 1560])
  expect(startsOn('Europe/Berlin', '2026-06-10', hours).map((it) => it.slice(0, 5))).toEqual([
    ...['00:00', '00:30', '01:00', '01:30', '22:00', '22:30', '23:00', '23:30'],
  ])
  const closed = { ...hours, state: 'closed_for_now', closedUntil: dayNumber('2026-06-10') } as const
  expect(startsOn('Europe/Berlin', '2026-06-10', closed).map((it) => it.slice(0, 5))).toEqual([
    ...['22:00', '22:30', '23:00', '23:30'],
  ])
})
