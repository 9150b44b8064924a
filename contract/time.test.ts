import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { instantSchema, isTimeZone, stayTimeSchema, timeZoneSchema, wallClockSchema } from './time.ts'

describe('an instant', () => {
  test.each([
    '2026-05-01T20:00:00+02:00',
    '2026-05-01T20:00Z',
    '2026-05-01T20:00:00.123Z',
    '2026-05-01T20:00:00.123456789-03:30',
    '2024-02-29T23:59:59Z',
    '2000-02-29T00:00:00+14:00',
  ])('may be %s', (text) => {
    expect(v.is(instantSchema, text)).toBe(true)
  })

  test.each([
    ['without an offset', '2026-05-01T20:00:00'],
    ['a day alone', '2026-05-01'],
    ['30 February', '2026-02-30T00:00:00Z'],
    ['29 February of a common year', '2025-02-29T00:00:00Z'],
    ['29 February of 1900', '1900-02-29T00:00:00Z'],
    ['31 April', '2026-04-31T00:00:00Z'],
    ['month 13', '2026-13-01T00:00:00Z'],
    ['month 0', '2026-00-01T00:00:00Z'],
    ['day 0', '2026-01-00T00:00:00Z'],
    ['hour 24', '2026-01-01T24:00:00Z'],
    ['minute 60', '2026-01-01T00:60:00Z'],
    ['second 60', '2026-01-01T00:00:60Z'],
    ['an offset no place has', '2026-01-01T00:00:00+15:00'],
    ['an offset without colon', '2026-01-01T00:00:00+0200'],
    ['a space for the T', '2026-01-01 00:00:00Z'],
    ['small letters', '2026-01-01t00:00:00z'],
    ['a year at the edge of the calendar', '0000-01-01T00:00:00Z'],
    ['a year at the other edge', '9999-12-31T23:59:59-14:00'],
    ['a long year', '+012026-01-01T00:00:00Z'],
    ['Arabic digits', '٢٠٢٦-01-01T00:00:00Z'],
    ['something behind', '2026-01-01T00:00:00Z\n'],
    ['a number', 1767225600],
  ])('is not %s', (_why, text) => {
    expect(v.is(instantSchema, text)).toBe(false)
  })
})

describe('a wall-clock time', () => {
  test.each(['2026-05-01 20:00', '2024-02-29 00:00', '2026-12-31 23:59'])('may be %s', (text) => {
    expect(v.is(wallClockSchema, text)).toBe(true)
  })

  test.each([
    ['30 February', '2026-02-30 10:00'],
    ['31 June', '2026-06-31 10:00'],
    ['hour 24', '2026-05-01 24:00'],
    ['minute 60', '2026-05-01 10:60'],
    ['seconds', '2026-05-01 10:00:00'],
    ['one digit', '2026-5-1 9:00'],
    ['a T', '2026-05-01T10:00'],
    ['an offset', '2026-05-01 10:00Z'],
    ['a year at the edge of the calendar', '0001-01-01 00:00'],
    ['a slip in the year', '3026-05-01 10:00'],
    ['nothing', ''],
    ['a number', 20260501],
  ])('is not written with %s', (_why, text) => {
    expect(v.is(wallClockSchema, text)).toBe(false)
  })
})

describe('a time of a stay', () => {
  test.each(['2026-10-25 02:00', '2026-10-25 02:00+02:00', '2026-10-25 02:00-03:30'])('may be %s', (text) => {
    expect(v.is(stayTimeSchema, text)).toBe(true)
  })

  test.each(['2026-02-30 10:00+01:00', '2026-10-25 02:00Z', '2026-10-25 02:00 +01:00', '2026-10-25 02:00+1'])(
    'is not written %s',
    (text) => {
      expect(v.is(stayTimeSchema, text)).toBe(false)
    },
  )
})

describe('a time zone', () => {
  test.each(['Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])('may be %s', (name) => {
    expect(v.is(timeZoneSchema, name)).toBe(true)
  })

  test.each(['', 'Mars/Phobos', '+02:00', '-03:00', 'Europe/Lisbon ', 'a'.repeat(100), '../etc'])(
    'is not "%s"',
    (name) => {
      expect(v.is(timeZoneSchema, name)).toBe(false)
    },
  )

  test('is not an offset even where the engine takes offsets for zones', () => {
    const real = Intl.DateTimeFormat
    Intl.DateTimeFormat = new Proxy(real, { construct: () => new real('en') })
    try {
      expect(isTimeZone('+02:00')).toBe(false)
      expect(isTimeZone('Europe/Lisbon')).toBe(true)
    } finally {
      Intl.DateTimeFormat = real
    }
  })
})
