import { describe, expect, it } from 'vitest'
import { type CalendarEntry, icsOf, renderLink } from './calendar-entry.ts'

const entry: CalendarEntry = {
  ...{ uid: 'K7M42QX@example.com', sequence: 3, title: 'Brass, by night; late', about: 'Two\nlines' },
  ...{ location: 'Mill Square', start: '2026-07-25T19:00:00Z', end: '2026-07-25T22:30:00Z' },
  ...{ timezone: 'Atlantic/Azores', at: '2026-07-01T08:00:00.123Z' },
}

describe('the file for calendars', () => {
  it('says the time as the clock at the place shows it, and what that is', () => {
    const ics = icsOf(entry)
    expect(ics).toContain('DTSTART;TZID=Atlantic/Azores:20260725T190000\r\n')
    expect(ics).toContain('DURATION:PT210M\r\n')
    expect(ics).toContain('TZOFFSETTO:+0000\r\n')
    expect(icsOf({ ...entry, start: '2026-12-25T19:00:00Z', end: '2026-12-25T20:00:00Z' })).toContain(
      'DTSTART;TZID=Atlantic/Azores:20261225T180000\r\n',
    )
    expect(icsOf({ ...entry, timezone: 'Asia/Kolkata' })).toContain('TZOFFSETTO:+0530\r\n')
  })

  it('is the same entry each time, a later one in place of an earlier one', () => {
    expect(icsOf(entry)).toContain('UID:K7M42QX@example.com\r\nSEQUENCE:3\r\nDTSTAMP:20260701T080000Z\r\n')
  })

  it('escapes what would end a field, and breaks no letter at the end of a line', () => {
    const ics = icsOf({ ...entry, about: `${'ü'.repeat(60)} 🎟️` })
    expect(icsOf(entry)).toContain('SUMMARY:Brass\\, by night\\; late\r\nDESCRIPTION:Two\\nlines\r\n')
    for (const line of ics.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(ics.replaceAll('\r\n ', '')).toContain(`${'ü'.repeat(60)} 🎟️`)
  })

  it('goes by UTC where the device does not know the zone', () => {
    expect(icsOf({ ...entry, timezone: 'Atlantic/Atlantis' })).toContain(':20260725T190000\r\n')
  })
})

it('the link for Google’s calendar has it all', () => {
  const link = new URL(renderLink(entry))
  expect(link.searchParams.get('dates')).toBe('20260725T190000Z/20260725T223000Z')
  expect(link.searchParams.get('text')).toBe('Brass, by night; late')
  expect(link.searchParams.get('ctz')).toBe('Atlantic/Azores')
})
