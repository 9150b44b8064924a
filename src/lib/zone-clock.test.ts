import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { clockIn, momentsOf } from './zone-clock.ts'

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
]
const HOUR_MS = 3_600_000
/** Hours around every clock change of some years, and any others. */
const anyHour = fc.integer({ min: 0, max: 5 * 366 * 24 }).map((it) => Date.UTC(2025, 0, 1) + it * HOUR_MS)

describe('the clock at a place', () => {
  test('shows what it does there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyHour, (zone, ms) => {
        const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
        expect(clockIn(zone, ms)).toBe(
          there.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' '),
        )
        expect(momentsOf(clockIn(zone, ms), zone).map((it) => it.ms)).toContain(ms)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['2026-03-29 02:00', 'Europe/Berlin'],
    ['2026-03-29 02:30', 'Europe/Berlin'],
    ['2026-03-08 02:00', 'America/New_York'],
  ])('never shows %s in %s', (time, zone) => {
    expect(momentsOf(time, zone)).toEqual([])
  })

  test.each([
    ['2026-10-25 02:00', 'Europe/Berlin', ['+02:00', '+01:00']],
    ['2026-11-01 01:00', 'America/New_York', ['-04:00', '-05:00']],
    ['2026-10-25 00:00', 'Atlantic/Azores', ['+00:00', '-01:00']],
  ])('shows %s in %s twice', (time, zone, offsets) => {
    const found = momentsOf(time, zone)
    expect(found.map((it) => it.time)).toEqual(offsets.map((it) => time + it))
    expect((found[1]?.ms ?? 0) - (found[0]?.ms ?? 0)).toBe(HOUR_MS)
  })

  test('of a zone this device has never heard of shows no changes', () => {
    expect(momentsOf('2026-03-29 02:30', 'Mars/Olympus')).toHaveLength(1)
  })
})
