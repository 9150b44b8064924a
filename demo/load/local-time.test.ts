import { describe, expect, test } from 'vitest'
import { dayAt, daysAfter, instantOf, weekdayOf } from './local-time.ts'

const azores = 'Atlantic/Azores'
const utc = (day: string, time: string, zone = azores) => instantOf(day, time, zone).toISOString()

describe('a time on a clock', () => {
  test('is an instant of its zone, in winter and in summer', () => {
    expect(utc('2026-01-15', '18:30')).toBe('2026-01-15T19:30:00.000Z')
    expect(utc('2026-07-15', '18:30')).toBe('2026-07-15T18:30:00.000Z')
  })

  test('that is skipped in spring comes as much later', () => {
    expect(utc('2026-03-29', '00:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(utc('2026-03-29', '01:00')).toBe('2026-03-29T01:00:00.000Z')
    expect(utc('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  })

  test('that is shown twice in autumn is the first of both', () => {
    expect(utc('2026-10-25', '00:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(utc('2026-10-25', '01:00')).toBe('2026-10-25T02:00:00.000Z')
    expect(utc('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  })

  test('knows zones with odd offsets and other sides of the date line', () => {
    expect(utc('2026-05-01', '12:00', 'Asia/Kathmandu')).toBe('2026-05-01T06:15:00.000Z')
    expect(utc('2026-05-01', '12:00', 'Pacific/Kiritimati')).toBe('2026-04-30T22:00:00.000Z')
  })
})

test('the day somewhere is the one on its own calendar', () => {
  expect(dayAt(new Date('2026-06-02T00:30:00Z'), azores)).toBe('2026-06-02')
  expect(dayAt(new Date('2026-12-02T00:30:00Z'), azores)).toBe('2026-12-01')
  expect(dayAt(new Date('2026-06-01T23:30:00Z'), 'Asia/Kolkata')).toBe('2026-06-02')
})

test('days follow each other across months, years and changes of the clock', () => {
  expect(daysAfter('2026-02-28', 1)).toBe('2026-03-01')
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30')
  expect(['2026-06-01', '2026-06-07'].map(weekdayOf)).toEqual([0, 6])
})
