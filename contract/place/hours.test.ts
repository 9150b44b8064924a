import { describe, expect, test } from 'vitest'
import { clockMs } from '../clock.ts'
import { type DayHours, dayNumber, dayOfNumber, type Hours, stateOnClock } from './hours.ts'
import { openingAt } from './opening.ts'
import { readSchedule } from './schedule.ts'
import { OWN_CLOCK } from './zone-offsets.ts'

// 5 June 2026 is a Friday.
const late = [{ open: '18:00', close: '02:00' }]
const { week } = readSchedule({ Friday: late, Saturday: late })
const bar: Hours = { state: 'open', closedUntil: null, week, days: new Map() }
const saturday = dayNumber('2026-06-06')
const at = (time: string, hours: Hours) => stateOnClock(hours, clockMs(time))
const changes = (time: string, hours: Hours) => {
  const { state, changesAt } = openingAt(hours, OWN_CLOCK, clockMs(time))
  return [state, changesAt === null ? null : new Date(changesAt).toISOString().slice(0, 16).replace('T', ' ')]
}

describe('a bar that is open past midnight', () => {
  test.each([
    ['2026-06-05 17:59', 'closed', '2026-06-05 18:00'],
    ['2026-06-05 18:00', 'open', '2026-06-06 02:00'],
    ['2026-06-06 01:59', 'open', '2026-06-06 02:00'],
    ['2026-06-06 02:00', 'closed', '2026-06-06 18:00'],
    ['2026-06-07 01:59', 'open', '2026-06-07 02:00'],
    ['2026-06-07 02:00', 'closed', '2026-06-12 18:00'],
  ])('at %s is %s until %s', (time, state, until) => {
    expect(at(time, bar)).toBe(state)
    expect(changes(time, bar)).toEqual([state, until])
  })
})

describe('a special day', () => {
  const closed: Hours = {
    ...bar,
    days: new Map([[saturday, { spans: [], isKnown: true, name: 'Inventory' }]]),
  }

  test('leaves what began the day before, and takes what begins on it', () => {
    expect(at('2026-06-06 01:59', closed)).toBe('open')
    expect(changes('2026-06-06 02:00', closed)).toEqual(['closed', '2026-06-12 18:00'])
  })

  test('is known where nothing else is', () => {
    const days = new Map([[saturday, { spans: [[600, 720] as const], isKnown: true, name: '' }]])
    const open = { ...bar, week: null, days }
    expect(['09:59', '10:00', '12:00'].map((it) => at(`2026-06-06 ${it}`, open))).toEqual([
      'closed',
      'open',
      'closed',
    ])
    expect(at('2026-06-07 10:00', open)).toBe('unknown')
  })
})

describe('a holiday', () => {
  const on = (day: Omit<DayHours, 'name'>): Hours => ({
    ...bar,
    days: new Map([[saturday, { ...day, name: 'Whit Saturday' }]]),
  })
  const usual = week?.[5] ?? []

  test.each<[string, Omit<DayHours, 'name'>, ...string[]]>([
    ['like any other', { spans: usual, isKnown: true }, 'open', 'open', 'closed', 'open'],
    ['closed', { spans: [], isKnown: true }, 'open', 'closed', 'closed', 'closed'],
    ['of which nobody knows', { spans: usual, isKnown: false }, 'open', 'unknown', 'unknown', 'unknown'],
    ['with hours of its own', { spans: [[540, 1200]], isKnown: true }, 'open', 'open', 'open', 'closed'],
  ])('%s', (_, day, ...states) => {
    const times = ['2026-06-06 01:00', '2026-06-06 19:00', '2026-06-06 12:00', '2026-06-07 01:00']
    expect(times.map((it) => at(it, on(day)))).toEqual(states)
  })
})

describe('a place that is closed', () => {
  test('for good never opens', () => {
    expect(changes('2026-06-05 19:00', { ...bar, state: 'closed_for_good' })).toEqual([
      'closed_for_good',
      null,
    ])
    expect(at('2026-06-05 19:00', { ...bar, state: 'closed_for_good' })).toBe('closed_for_good')
  })

  test('for now opens on the day that is said, and nothing is left of the evening before', () => {
    const hours: Hours = { ...bar, state: 'closed_for_now', closedUntil: saturday }
    expect(changes('2026-06-05 19:00', hours)).toEqual(['closed_for_now', '2026-06-06 00:00'])
    expect(changes('2026-06-06 01:00', hours)).toEqual(['closed', '2026-06-06 18:00'])
    expect(changes('2026-06-05 19:00', { ...hours, closedUntil: null })).toEqual(['closed_for_now', null])
  })
})

test('a place that never closes changes never, and one of which nothing is known neither', () => {
  const always = readSchedule({ mon: [], ...allDay() }).week
  expect(changes('2026-06-05 19:00', { ...bar, week: always })).toEqual(['open', null])
  expect(changes('2026-06-05 19:00', { ...bar, week: null })).toEqual(['unknown', null])
})

function allDay(): Record<string, unknown> {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  return Object.fromEntries(days.map((day) => [day, [{ open: '00:00', close: '24:00' }]]))
}

test('days are counted by the calendar', () => {
  expect([dayNumber('1970-01-01'), dayNumber('2028-02-29')]).toEqual([0, 21_243])
  expect(dayOfNumber(dayNumber('2028-02-29'))).toBe('2028-02-29')
})
