import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import { formatText } from '#contract/texts/format.ts'
import { builtInPack } from '#contract/texts/packs.ts'
import { coming } from './coming-days.ts'
import { agoText } from './hours-confirmed.tsx'
import { openWords } from './open-words.ts'

// 5 June 2026 is a Friday; Berlin is two hours ahead then.
const ZONE = 'Europe/Berlin'
const at = (clock: string) => Date.parse(`${clock.replace(' ', 'T')}:00+02:00`)
const span = (from: string, until: string): [string, string] => [
  new Date(at(from)).toISOString(),
  new Date(at(until)).toISOString(),
]
const late = [{ open: '18:00', close: '02:00' }]
const bar: OpeningHours = {
  state: 'closed',
  changes_at: null,
  week: [[], [], [], [], late, late, []],
  special: [],
  spans: [span('2026-06-05 18:00', '2026-06-06 02:00'), span('2026-06-06 18:00', '2026-06-07 02:00')],
  unknown: [],
  until: new Date(at('2026-06-20 12:00')).toISOString(),
  closed_until: null,
  checked_on: null,
  note: '',
}

function said(clock: string, hours: OpeningHours = bar, locale = 'en', zone = ZONE) {
  const pack = builtInPack(locale)
  const speech = { locale, t: (key: keyof typeof pack, values = {}) => formatText(pack[key], values, locale) }
  const { state, change, notes } = openWords(hours, zone, at(clock), speech)
  return [[state, change].filter(Boolean).join(' · ').replaceAll('\u00a0', ' '), ...notes]
}

describe('what is said of a bar', () => {
  test.each([
    ['2026-06-05 17:59', 'Closed · opens 6:00 pm'],
    ['2026-06-05 18:00', 'Open · closes 2:00 am'],
    ['2026-06-06 01:59', 'Open · closes 2:00 am'],
    ['2026-06-06 02:00', 'Closed · opens 6:00 pm'],
    ['2026-06-07 02:00', 'Closed · opens Fri 6:00 pm'],
    ['2026-06-11 12:00', 'Closed · opens tomorrow 6:00 pm'],
  ])('at %s: %s', (clock, words) => {
    expect(said(clock)).toEqual([words])
  })

  test('in other languages', () => {
    expect(said('2026-06-05 18:00', bar, 'es')).toEqual(['Abierto · cierra a las 2:00'])
    expect(said('2026-06-11 12:00', bar, 'ar')).toEqual(['مغلق · يفتح غدًا الساعة 6:00 م'])
  })

  test('later than the server has reckoned, by the usual hours', () => {
    expect(said('2026-07-03 19:00')).toEqual(['Open · closes 2:00 am', 'Based on the usual hours'])
  })

  test('for a week after that, with its date', () => {
    const special = Array.from({ length: 2 }, (_, at) => ({ day: `2026-07-0${3 + at}`, name: '', hours: [] }))
    expect(said('2026-07-01 12:00', { ...bar, special })[0]).toBe('Closed · opens Fri 10 Jul 6:00 pm')
  })

  test('holds until it changes, or the day does', () => {
    const held = (clock: string) =>
      openWords(bar, ZONE, at(clock), { t: (key) => key, locale: 'en' }).holdsFor / 60_000
    expect(['2026-06-05 17:30', '2026-06-05 23:30', '2026-06-06 01:00'].map(held)).toEqual([30, 30, 60])
  })
})

describe('what is said where nobody knows', () => {
  test('is that', () => {
    const hours = { ...bar, week: null, spans: [], unknown: [span('2026-06-01 00:00', '2026-06-20 12:00')] }
    expect(said('2026-06-05 18:00', hours)).toEqual(['Opening hours not known'])
    expect(said('2026-07-05 18:00', hours)).toEqual(['Opening hours not known'])
  })

  test('on a holiday, is that the hours may differ, and what is usual', () => {
    const hours: OpeningHours = {
      ...bar,
      spans: bar.spans.slice(0, 1),
      unknown: [span('2026-06-06 02:00', '2026-06-07 02:00')],
      special: [{ day: '2026-06-06', name: 'Harbour Day', hours: null }],
    }
    const differs = ['Hours may differ today: Harbour Day', 'Usually 6:00\u00a0pm – 2:00\u00a0am']
    expect(said('2026-06-06 19:00', hours)).toEqual(differs)
    expect(said('2026-06-07 01:00', hours)).toEqual(differs)
    expect(said('2026-06-06 01:00', hours)).toEqual(['Open', differs[0]])
    expect(coming(hours, ZONE, at('2026-06-05 12:00'), 'es').days?.map((it) => it.state)).toEqual([
      'closed',
      'closed',
      'closed',
      'closed',
      'open',
      'unknown',
      'closed',
    ])
  })

  test('by a device that does not know the zone, is what the server reckoned, and then that', () => {
    expect(said('2026-06-05 18:00', bar, 'en', 'Mars/Olympus')).toEqual(['Open'])
    expect(said('2026-07-03 19:00', bar, 'en', 'Mars/Olympus')).toEqual(['Hours as listed'])
  })
})

test('what is closed says so, and until when', () => {
  const now: OpeningHours = { ...bar, state: 'closed_for_now', spans: [] }
  expect(said('2026-06-05 19:00', now)).toEqual(['Closed for now'])
  const until = {
    ...now,
    closed_until: '2026-07-03',
    changes_at: new Date(at('2026-07-03 00:00')).toISOString(),
  }
  expect(said('2026-06-05 19:00', until)).toEqual([expect.stringMatching(/^Closed for now until 3 Jul/)])
  expect(said('2026-07-03 19:00', until)[0]).toBe('Open · closes 2:00 am')
  expect(said('2026-07-03 19:00', { ...bar, state: 'closed_for_good' })).toEqual(['Closed for good'])
})

test('what is open all day says so, and a special day its name', () => {
  const always = Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }])
  const hours = { ...bar, week: always, spans: [span('2026-06-01 00:00', '2026-06-30 00:00')] }
  expect(said('2026-06-05 19:00', hours)).toEqual(['Open 24 hours'])
  const special = [{ day: '2026-06-06', name: 'Inventory', hours: [] }]
  expect(said('2026-06-06 12:00', { ...bar, special, spans: [] })).toEqual([
    'Closed · opens Fri 6:00 pm',
    'Inventory',
  ])
})

test('each day is the next one to come, in the order of a week', () => {
  const { days, today } = coming(bar, ZONE, at('2026-06-05 12:00'), 'es')
  expect(today).toBe('2026-06-05')
  expect(days?.map((it) => it.day)).toEqual([
    '2026-06-08',
    '2026-06-09',
    '2026-06-10',
    '2026-06-11',
    '2026-06-05',
    '2026-06-06',
    '2026-06-07',
  ])
  expect(coming({ ...bar, week: null }, ZONE, at('2026-06-05 12:00'), 'en').days).toBeUndefined()
})

test.each([
  [0, 'today'],
  [1, 'yesterday'],
  [3, '3 days ago'],
  [65, '2 months ago'],
])('hours of %i days ago were confirmed %s', (days, words) => {
  expect(agoText(days, 'en')).toBe(words)
})
