import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { clockMs } from '../clock.ts'
import { type Hours, stateOnClock } from './hours.ts'
import { openingAt, openingSpans, openingWithin } from './opening.ts'
import { readSchedule } from './schedule.ts'
import { clockReached, type ZoneOffsets } from './zone-offsets.ts'

const zones = [
  ...['Africa/Cairo', 'Africa/Casablanca', 'Africa/Johannesburg', 'Africa/Lagos', 'America/Anchorage'],
  ...['America/Asuncion', 'America/Bogota', 'America/Caracas', 'America/Chicago', 'America/Havana'],
  ...['America/Los_Angeles', 'America/Miquelon', 'America/New_York', 'America/Nuuk', 'America/Phoenix'],
  ...[
    'America/Santiago',
    'America/Sao_Paulo',
    'America/Scoresbysund',
    'America/St_Johns',
    'Antarctica/Troll',
  ],
  ...['Asia/Amman', 'Asia/Beirut', 'Asia/Dubai', 'Asia/Gaza', 'Asia/Jerusalem', 'Asia/Kathmandu'],
  ...['Asia/Kolkata', 'Asia/Shanghai', 'Asia/Tehran', 'Asia/Tokyo', 'Atlantic/Azores', 'Australia/Adelaide'],
  ...['Australia/Eucla', 'Australia/Lord_Howe', 'Australia/Sydney', 'Europe/Berlin', 'Europe/London'],
  ...['Pacific/Apia', 'Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Easter', 'Pacific/Kiritimati'],
]
const [FROM, UNTIL] = [Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)]
const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
/** No clock of these zones is put back by more in one night. */
const MOST_PUT_BACK = 3 * 60

const there = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)

function offsetsOf(zone: string): ZoneOffsets {
  const found = [
    { from: Number.NEGATIVE_INFINITY, ahead: there(FROM - 3 * DAY_MS, zone).offsetNanoseconds / 1e6 },
  ]
  let next = there(FROM - 3 * DAY_MS, zone).getTimeZoneTransition('next')
  while (next && next.epochMilliseconds < UNTIL + 30 * DAY_MS) {
    found.push({ from: next.epochMilliseconds, ahead: next.offsetNanoseconds / 1e6 })
    next = next.getTimeZoneTransition('next')
  }
  return found
}

const offsets = new Map(zones.map((zone) => [zone, offsetsOf(zone)]))

const minute = fc.oneof(fc.integer({ min: 0, max: 1_439 }), fc.constantFrom(0, 60, 90, 120, 150, 180, 1_410))
const text = (at: number) => [Math.floor(at / 60), at % 60].map((it) => String(it).padStart(2, '0')).join(':')
const spans = fc.array(fc.record({ open: minute.map(text), close: minute.map(text) }), { maxLength: 3 })
const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const schedule = fc.record(Object.fromEntries(names.map((name) => [name, spans])))

/** Half of the instants lie in the hours around a clock change, where there is any. */
const zoneAndInstant = fc.constantFrom(...zones).chain((zone) => {
  const anywhere = fc.integer({ min: FROM / MINUTE_MS, max: UNTIL / MINUTE_MS }).map((it) => it * MINUTE_MS)
  const changes = (offsets.get(zone) ?? []).slice(1)
  if (changes.length === 0) return fc.tuple(fc.constant(zone), anywhere)
  const around = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -200, max: 200 }))
    .map(([{ from }, minutes]) => from + minutes * MINUTE_MS)
  return fc.tuple(fc.constant(zone), fc.oneof(anywhere, around))
})

/** The latest time that the clock there has shown by an instant, looked up minute by minute. */
function latestShown(instant: number, zone: string): Temporal.PlainDateTime {
  const now = there(instant, zone)
  const latest = now.toPlainDateTime()
  if (there(instant - MOST_PUT_BACK * MINUTE_MS, zone).offsetNanoseconds <= now.offsetNanoseconds)
    return latest
  const shown = Array.from({ length: MOST_PUT_BACK }, (_, back) =>
    there(instant - (back + 1) * MINUTE_MS, zone).toPlainDateTime(),
  )
  return [latest, ...shown].reduce((a, b) => (Temporal.PlainDateTime.compare(a, b) < 0 ? b : a))
}

type Schedule = Record<string, { open: string; close: string }[]>

/** Open on a day at a minute, or on the day before a day later: read off the schedule as it is written. */
function isOpenBy(schedule: Schedule, clock: Temporal.PlainDateTime): boolean {
  const time = clock.toString({ smallestUnit: 'minute' }).slice(11)
  const on = (day: Temporal.PlainDateTime) => schedule[names[day.dayOfWeek - 1] ?? ''] ?? []
  const today = on(clock).some(({ open, close }) => {
    if (open === close) return true
    return open <= time && (close < open || time < close)
  })
  return today || on(clock.subtract({ days: 1 })).some(({ open, close }) => close < open && time < close)
}

const hoursOf = (schedule: Schedule): Hours => ({
  state: 'open',
  closedUntil: null,
  week: readSchedule(schedule).week,
  days: new Map(),
})

test('a place is open when the clocks of its zone say so, in 40 zones and two years', () => {
  expect(zones.length).toBeGreaterThanOrEqual(40)
  fc.assert(
    fc.property(schedule, zoneAndInstant, (week, [zone, instant]) => {
      const at = offsets.get(zone) ?? []
      const isOpen = isOpenBy(week, latestShown(instant, zone))
      expect(openingAt(hoursOf(week), at, instant).state).toBe(isOpen ? 'open' : 'closed')
      expect(stateOnClock(hoursOf(week), clockReached(at, instant))).toBe(isOpen ? 'open' : 'closed')
    }),
    { numRuns: 3_000 },
  )
})

test('a place changes at the instant that is said, and not before', () => {
  fc.assert(
    fc.property(
      schedule,
      zoneAndInstant,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (week, [zone, now], part) => {
        const at = offsets.get(zone) ?? []
        const { state, changesAt } = openingAt(hoursOf(week), at, now)
        const isOpen = state === 'open'
        const until = changesAt ?? now + 14 * DAY_MS
        const between = Math.floor((now + part * (until - 1 - now)) / MINUTE_MS) * MINUTE_MS
        expect(isOpenBy(week, latestShown(Math.max(now, between), zone))).toBe(isOpen)
        expect(isOpenBy(week, latestShown(until - 1, zone))).toBe(isOpen)
        if (changesAt !== null) expect(isOpenBy(week, latestShown(changesAt, zone))).toBe(!isOpen)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('what was said for 15 days is what is said on each of them', () => {
  fc.assert(
    fc.property(
      schedule,
      zoneAndInstant,
      fc.integer({ min: 0, max: 13 * 24 * 60 }),
      (week, [zone, now], later) => {
        const at = offsets.get(zone) ?? []
        const then = now + later * MINUTE_MS
        const said = openingWithin(openingSpans(hoursOf(week), at, now), then)
        expect(said.state).toBe(openingAt(hoursOf(week), at, then).state)
      },
    ),
    { numRuns: 1_000 },
  )
})

test.each([
  ['skipped, it opens as the clocks have been put forward', '02:30', '04:00', '2026-03-29', '01:00', '02:00'],
  ['twice, it opens the first time', '02:30', '04:00', '2026-10-25', '00:30', '03:00'],
  ['twice, it closes the first time', '01:00', '02:30', '2026-10-25', '23:00', '00:30'],
  ['on a day of 25 hours, it is open through', '01:00', '05:00', '2026-10-25', '23:00', '04:00'],
  ['on a day of 23 hours, it is open through', '01:00', '05:00', '2026-03-29', '00:00', '03:00'],
])('%s', (_, open, close, day, opens, closes) => {
  const spans = openingSpans(
    hoursOf({ sunday: [{ open, close }] }),
    offsets.get('Europe/Berlin') ?? [],
    clockMs(`${day} 00:00`) - DAY_MS,
    2,
  )
  const times = spans.open[0]?.map((it) => new Date(it).toISOString().slice(11, 16))
  expect(times).toEqual([opens, closes])
})
