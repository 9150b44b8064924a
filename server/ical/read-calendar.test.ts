import { describe, expect, test } from 'vitest'
import { instantOf, momentOf } from '#server/ical/moment.ts'
import { readCalendar } from '#server/ical/read-calendar.ts'
import { windowsZones } from '#server/ical/windows-zones.ts'

const between = { from: new Date('2026-01-01T00:00Z'), until: new Date('2028-01-01T00:00Z') }
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@b', ...lines, 'END:VEVENT']
const read = (text: string, zone = 'Europe/Berlin') =>
  readCalendar(text, { zone, between, isOurs: (uid) => uid.startsWith('ours-') })
const times = (...lines: string[]) => {
  const { busy, unread } = read(calendar(...event(...lines)))
  expect(unread).toEqual([])
  return busy.map((it) => `${it.from.toISOString().slice(0, 16)} ${it.until.toISOString().slice(0, 16)}`)
}

describe('a time is', () => {
  test.each([
    ['UTC', ['DTSTART:20260701T100000Z', 'DTEND:20260703T080000Z'], '2026-07-01T10:00 2026-07-03T08:00'],
    [
      'by a zone of its own',
      ['DTSTART;TZID=America/New_York:20260701T100000', 'DTEND;TZID="America/New_York":20260701T120000'],
      '2026-07-01T14:00 2026-07-01T16:00',
    ],
    [
      'by the clock at the place',
      ['DTSTART:20260701T100000', 'DURATION:PT2H'],
      '2026-07-01T08:00 2026-07-01T10:00',
    ],
    [
      'whole days',
      ['DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260704'],
      '2026-06-30T22:00 2026-07-03T22:00',
    ],
    ['one day where no end is named', ['DTSTART;VALUE=DATE:20260701'], '2026-06-30T22:00 2026-07-01T22:00'],
    ['a day of 23 hours', ['DTSTART;VALUE=DATE:20260329'], '2026-03-28T23:00 2026-03-29T22:00'],
    [
      'a day of 25 hours',
      ['DTSTART;VALUE=DATE:20261025', 'DURATION:P1D'],
      '2026-10-24T22:00 2026-10-25T23:00',
    ],
    ['skipped in spring', ['DTSTART:20260329T023000', 'DURATION:PT1H'], '2026-03-29T01:30 2026-03-29T02:30'],
    ['twice in autumn', ['DTSTART:20261025T023000', 'DURATION:PT1H'], '2026-10-25T00:30 2026-10-25T01:30'],
    ['folded', ['DTSTART:202607', ' 01T100000Z', 'DURATION:P', '\tT1H'], '2026-07-01T10:00 2026-07-01T11:00'],
  ])('%s', (_, lines, expected) => {
    expect(times(...lines)).toEqual([expected])
  })

  test.each([
    ['cancelled', 'STATUS:CANCELLED'],
    ['free', 'TRANSP:TRANSPARENT'],
  ])('nobody’s where the entry is %s', (_, line) => {
    expect(times('DTSTART;VALUE=DATE:20260701', line)).toEqual([])
  })

  test('of no interest once it is over, or without length', () => {
    expect(times('DTSTART;VALUE=DATE:20250701')).toEqual([])
    expect(times('DTSTART:20260701T100000Z')).toEqual([])
  })

  test('not taken from what we said ourselves', () => {
    const own = ['BEGIN:VEVENT', 'UID:ours-1', 'DTSTART;VALUE=DATE:20260701', 'END:VEVENT']
    expect(read(calendar(...own)).busy).toEqual([])
  })
})

describe('what repeats', () => {
  const daily = (rule: string, start = '20260701T100000') =>
    times(`DTSTART:${start}`, 'DURATION:PT1H', `RRULE:${rule}`).map((it) => it.slice(0, 16))

  test.each([
    ['FREQ=DAILY;COUNT=3', ['2026-07-01T08:00', '2026-07-02T08:00', '2026-07-03T08:00']],
    ['FREQ=DAILY;INTERVAL=2;UNTIL=20260705', ['2026-07-01T08:00', '2026-07-03T08:00', '2026-07-05T08:00']],
    ['FREQ=DAILY;UNTIL=20260702T080000Z', ['2026-07-01T08:00', '2026-07-02T08:00']],
    ['FREQ=WEEKLY;BYDAY=FR,MO;COUNT=3', ['2026-07-03T08:00', '2026-07-06T08:00', '2026-07-10T08:00']],
    ['FREQ=MONTHLY;BYMONTHDAY=1;COUNT=2', ['2026-07-01T08:00', '2026-08-01T08:00']],
    ['FREQ=MONTHLY;BYDAY=2MO;COUNT=2', ['2026-07-13T08:00', '2026-08-10T08:00']],
    ['FREQ=MONTHLY;BYDAY=-1FR,1WE;COUNT=3', ['2026-07-01T08:00', '2026-07-31T08:00', '2026-08-05T08:00']],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=5TH;COUNT=2', ['2026-07-30T08:00', '2027-07-29T08:00']],
    ['FREQ=YEARLY;COUNT=2', ['2026-07-01T08:00', '2027-07-01T08:00']],
  ])('by %s', (rule, expected) => {
    expect(daily(rule)).toEqual(expected)
  })

  test('keeps its time by the clock across its change', () => {
    expect(daily('FREQ=WEEKLY;COUNT=2', '20261022T100000')).toEqual(['2026-10-22T08:00', '2026-10-29T09:00'])
  })

  test('leaves out months without such a day', () => {
    expect(daily('FREQ=MONTHLY;COUNT=3', '20260131T100000')).toEqual([
      '2026-01-31T09:00',
      '2026-03-31T08:00',
      '2026-05-31T08:00',
    ])
  })

  test('on the dates of a list is taken on its own and on each of these, but for what is excepted', () => {
    const found = times(
      'DTSTART:20260701T100000',
      'DURATION:PT1H',
      'RDATE:20260705T100000,20260709T120000',
      'RDATE;TZID=America/New_York:20260801T100000',
      'EXDATE:20260705T100000',
    )
    expect(found.map((it) => it.slice(0, 16))).toEqual([
      '2026-07-01T08:00',
      '2026-07-09T10:00',
      '2026-08-01T14:00',
    ])
  })

  test('leaves out what is excepted, and moves what is moved', () => {
    const series = event(
      'DTSTART:20260701T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE:20260702T100000,20260703T100000',
    )
    const moved = event('RECURRENCE-ID:20260704T100000', 'DTSTART:20260704T150000', 'DURATION:PT1H')
    const { busy } = read(calendar(...series, ...moved))
    expect(busy.map((it) => it.from.toISOString().slice(0, 16))).toEqual([
      '2026-07-01T08:00',
      '2026-07-04T13:00',
    ])
  })

  test.each([
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=2MO,9TU',
    'FREQ=MONTHLY;BYDAY=2MO;BYMONTHDAY=1',
    'FREQ=YEARLY;BYDAY=2MO',
    'FREQ=HOURLY',
    'FREQ=DAILY;BYSETPOS=1',
    'FREQ=DAILY;INTERVAL=0',
    'nonsense',
  ])('in a way we do not understand (%s) is taken once, and said', (rule) => {
    const { busy, unread } = read(
      calendar(...event('DTSTART:20260701T100000Z', 'DURATION:PT1H', `RRULE:${rule}`)),
    )
    expect(busy).toHaveLength(1)
    expect(unread).toEqual([expect.stringMatching(/^a@b: repeats/)])
  })
})

test('a calendar as Outlook writes it says its zone by the name Windows has for it', () => {
  const ownRules = [
    ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ]
  const weekly = event(
    'SUMMARY;LANGUAGE=de-de:Vermietet',
    'RRULE:FREQ=WEEKLY;UNTIL=20261030T090000Z;INTERVAL=1;BYDAY=FR;WKST=MO',
    'DTSTART;TZID=W. Europe Standard Time:20261023T100000',
    'DTEND;TZID=W. Europe Standard Time:20261023T180000',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  )
  const there = event(
    'DTSTART;TZID="Eastern Standard Time (Mexico)":20260701T100000',
    'DTEND;TZID="Eastern Standard Time (Mexico)":20260701T110000',
  )
  const { busy, unread } = read(calendar('METHOD:PUBLISH', ...ownRules, ...weekly, ...there), 'Asia/Tokyo')
  expect(unread).toEqual([])
  expect(busy.map((it) => it.from.toISOString().slice(0, 16))).toEqual([
    ...['2026-10-23T08:00', '2026-10-30T09:00'],
    '2026-07-01T15:00',
  ])
})

test('every zone that Windows names is one there is', () => {
  const named = (tzid: string) => momentOf('20260701T100000', tzid, 'UTC')
  const unlike = Object.entries(windowsZones).filter(
    ([name, zone]) => `${instantOf(named(name))}` !== `${instantOf(named(zone))}`,
  )
  expect(unlike).toEqual([])
})

test.each([
  ['DTSTART:20260231T100000Z', 'is no time'],
  ['DTSTART:99990701T100000Z', 'too far away'],
  ['DTSTART;TZID=Middle of Nowhere:20260701T100000', 'Middle of Nowhere is not known'],
  ['SUMMARY:x', 'does not say when it begins'],
])('an entry with %s is said, and keeps no other from being read', (line, why) => {
  const { busy, unread } = read(calendar(...event(line), ...event('DTSTART;VALUE=DATE:20260701')))
  expect(busy).toHaveLength(1)
  expect(unread).toEqual([expect.stringContaining(why)])
})

test.each([
  ['DURATION:P999999999D'],
  ['DURATION:P400Y'],
  ['DTEND;VALUE=DATE:22000101', 'RRULE:FREQ=YEARLY;INTERVAL=999999'],
  ['RRULE:FREQ=DAILY;INTERVAL=999999;COUNT=999999'],
])('what goes on beyond all calendars (%s) keeps no other from being read', (...lines) => {
  const { busy } = read(
    calendar(...event('DTSTART;VALUE=DATE:20260701', ...lines), ...event('DTSTART;VALUE=DATE:20260801')),
  )
  expect(busy.at(-1)?.from).toEqual(new Date('2026-07-31T22:00Z'))
})

test.each([
  ['', 'It is no calendar.'],
  ['<html>Log in</html>', 'It is no calendar.'],
  [calendar(...event('DTSTART;VALUE=DATE:20260701')).slice(0, -15), 'It stops halfway.'],
  [calendar('BEGIN:VEVENT', 'END:VALARM'), 'Its parts do not end where they should.'],
])('%j is refused whole', (text, why) => {
  expect(() => read(text)).toThrow(why)
})

test('what repeats without end for a hundred years is refused in a moment', () => {
  const endless = Array.from({ length: 2_000 }, () =>
    event('DTSTART:19000101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY'),
  )
  expect(() => read(calendar(...endless.flat()))).toThrow('more times than can be read')
})
