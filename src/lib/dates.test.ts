import arLibya from 'dayjs/locale/ar-ly'
import es from 'dayjs/locale/es'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clockTime, dayAndHourAt, dayAndTime, dayAt, hourAt, momentAt } from './dates.ts'
import { distanceText } from './distance.ts'

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

describe('days and distances', () => {
  it('counts the day by the clock of the place, not of the device', () => {
    expect(dayAt('2026-11-21T23:30:00Z', 'Pacific/Auckland', 'en')).toBe('Sun 22 Nov')
    expect(dayAt('2026-11-21T23:30:00Z', 'America/New_York', 'en')).toBe('Sat 21 Nov')
  })

  it.each([
    ['ar', 'السبت 21 نوفمبر'],
    ['es', 'sáb. 21 nov'],
  ])("says it in the reader's language (%s)", (locale, text) => {
    expect(dayAt('2026-11-21T23:30:00Z', 'Atlantic/Azores', locale)).toBe(text)
  })

  it.each([
    ['en', '2026-11-28T18:00:00Z', 'Sat 28 Nov, 5\u00a0pm'],
    ['en', '2026-11-28T20:30:00Z', 'Sat 28 Nov, 7:30\u00a0pm'],
    ['es', '2026-11-28T18:00:00Z', 'sáb. 28 nov, 17:00'],
    ['ar', '2026-11-28T18:00:00Z', 'السبت 28 نوفمبر، 5\u00a0م'],
  ])('says no minutes of a full hour, in %s', (locale, at, text) => {
    expect(dayAndHourAt(at, 'Atlantic/Azores', locale)).toBe(text)
  })

  it.each([
    ['es', es],
    ['ar', arLibya],
  ])('calls every day and month as dayjs does (%s)', (locale, theirs) => {
    const { weekdays = [], weekdaysShort = weekdays, monthsShort = [] } = theirs
    const days = locale === 'ar' ? weekdays : weekdaysShort
    for (let at = 0; at < 366; at++) {
      const day = new Date(Date.UTC(2026, 8, 1 + at))
      const text = dayAt(day.toISOString(), 'Etc/UTC', locale)
      expect(text).toMatch(`${days[day.getUTCDay()]} ${day.getUTCDate()} ${monthsShort[day.getUTCMonth()]}`)
    }
  })

  it('still says a day where the zone is unknown', () => {
    expect(dayAt('2026-11-21T12:00:00Z', 'Nowhere/Town', 'en')).toMatch(/2\d Nov/)
  })

  it.each([
    ['Asia/Kathmandu', '2026-11-21T17:00:00Z', '10:45\u00a0pm'],
    ['America/St_Johns', '2026-11-21T17:00:00Z', '1:30\u00a0pm'],
    ['Etc/UTC', '2026-11-21T17:00:00Z', '5:00\u00a0pm'],
    ['Europe/Berlin', '2026-10-25T00:59:00Z', '2:59\u00a0am'],
    ['Europe/Berlin', '2026-10-25T01:01:00Z', '2:01\u00a0am'],
  ])('knows the clocks of %s at %s', (zone, instant, text) => {
    expect(hourAt(instant, zone, 'en')).toBe(text)
  })

  it.each([
    ['en', 'Sat, 21 Nov, 5:00\u00a0pm'],
    ['es', 'sáb., 21 nov, 17:00'],
    ['ar', 'السبت، 21 نوفمبر، 5:00\u00a0م'],
  ])('says day and hour as they are said there (%s)', (locale, text) => {
    expect(momentAt('2026-11-21T17:00:00Z', 'Europe/Lisbon', locale)).toBe(text)
  })

  it.each([
    ['en', '2:32\u00a0pm', 'Sat, 2:32\u00a0pm'],
    ['es', '14:32', 'sáb., 14:32'],
    ['ar', '2:32\u00a0م', 'السبت، 2:32\u00a0م'],
  ])('says the device’s own clock as it says any other (%s)', (locale, time, dayAndHour) => {
    const at = new Date(2026, 10, 21, 14, 32).getTime()
    expect(clockTime(at, locale)).toBe(time)
    expect(dayAndTime(at, locale)).toBe(dayAndHour)
  })

  it.each([
    ['2027-05-19T12:00:00Z', 'Wed 19 May'],
    ['2027-05-21T12:00:00Z', 'Fri 21 May 2027'],
    ['2026-05-19T12:00:00Z', 'Tue 19 May 2026'],
  ])('says the year of a day that is far (%s)', (instant, text) => {
    expect(dayAt(instant, 'Etc/UTC', 'en')).toBe(text)
    expect(momentAt(instant, 'Etc/UTC', 'en')).toContain(text.slice(4))
  })

  it.each([
    ['2026-11-21T00:05:00Z', '12:05\u00a0ص'],
    ['2026-11-21T12:00:00Z', '12:00\u00a0م'],
  ])('knows night from noon in Arabic (%s)', (instant, text) => {
    expect(hourAt(instant, 'Etc/UTC', 'ar')).toBe(text)
  })

  it('says the hour alone by the clock of the place', () => {
    expect(hourAt('2026-11-21T17:00:00Z', 'America/New_York', 'en')).toBe('12:00\u00a0pm')
  })

  it.each([
    [0.4, '400 m'],
    [1.24, '1.2 km'],
    [12.4, '12 km'],
  ])('says %s km as %s', (kilometres, text) => {
    expect(distanceText(kilometres, 'en')).toBe(text)
  })
})
