import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { isNight } from '#server/night.ts'
import { morningAfter, reminderAt } from './waking-hours.ts'

const zone = 'Europe/Berlin'
const local = (text: string, where = zone) =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(where).epochMilliseconds)
const shown = (instant: Date, where = zone) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(where)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

describe('a day before', () => {
  test.each([
    ['in the evening', '2026-06-10T19:30', '2026-06-09T19:30'],
    ['late: before the night', '2026-06-10T23:00', '2026-06-09T21:30'],
    ['on the stroke of ten', '2026-06-10T22:00', '2026-06-09T21:30'],
    ['after midnight: in the morning', '2026-06-10T02:00', '2026-06-09T08:00'],
    ['at eight', '2026-06-10T08:00', '2026-06-09T08:00'],
    // In the zone of the test, clocks go forward on 29 March and back on 25 October at three in the night.
    ['across the change in spring', '2026-03-29T19:30', '2026-03-28T19:30'],
    ['across the change in autumn', '2026-10-25T19:30', '2026-10-24T19:30'],
    ['at an hour that the day before lacks', '2026-03-30T02:30', '2026-03-29T08:00'],
  ])('%s', (_, start, due) => {
    expect(shown(reminderAt(local(start), zone, { days: 1 }))).toBe(due)
  })
})

describe('two hours before', () => {
  test.each([
    ['in the evening', '2026-06-10T19:30', '2026-06-10T17:30'],
    ['just before the night', '2026-06-10T23:59', '2026-06-10T21:59'],
    ['at midnight: before the night', '2026-06-11T00:00', '2026-06-10T21:30'],
    ['in the small hours: the evening before', '2026-06-11T05:00', '2026-06-10T21:30'],
    ['early: in the morning, if that leaves an hour', '2026-06-11T09:30', '2026-06-11T08:00'],
    ['too early for that: the evening before', '2026-06-11T08:30', '2026-06-10T21:30'],
    ['across the change in spring', '2026-03-29T04:00', '2026-03-28T21:30'],
  ])('%s', (_, start, due) => {
    expect(shown(reminderAt(local(start), zone, { hours: 2 }))).toBe(due)
  })

  test('are two hours that pass, whatever the clock shows', () => {
    const start = local('2026-10-25T10:30')
    expect(start.getTime() - reminderAt(start, zone, { hours: 2 }).getTime()).toBe(2 * 3_600_000)
  })
})

test('nobody is reminded at night or after the start, wherever and whenever it is', () => {
  for (const where of ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC'])
    for (let hour = 0; hour < 24 * 366; hour += 37) {
      const start = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000)
      for (const before of [{ days: 1 }, { hours: 2 }]) {
        const due = reminderAt(start, where, before)
        expect([shown(due, where), isNight(due, where)]).toEqual([shown(due, where), false])
        expect(start.getTime() - due.getTime()).toBeGreaterThanOrEqual(3_600_000)
        expect(start.getTime() - due.getTime()).toBeLessThanOrEqual(37 * 3_600_000)
      }
    }
})

test('what is late at night waits for the morning', () => {
  expect(shown(morningAfter(local('2026-06-10T23:10'), zone))).toBe('2026-06-11T08:00')
  expect(shown(morningAfter(local('2026-06-10T03:10'), zone))).toBe('2026-06-10T08:00')
  expect(shown(morningAfter(local('2026-06-10T12:10'), zone))).toBe('2026-06-10T12:10')
})
