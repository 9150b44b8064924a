import { expect, test } from 'vitest'
import type { OpeningHours } from '../entities/opening-hours.ts'
import { dayNumber, hoursOn, stateOnClock } from './hours.ts'
import { openingWithin } from './opening.ts'
import { readHours, readOpeningSpans } from './read-hours.ts'

const late = [{ open: '18:00', close: '02:00' }]
const said: OpeningHours = {
  state: 'closed_for_now',
  changes_at: '2026-06-02T22:00:00Z',
  week: [[], [], [], [], late, late, []],
  special: [
    { day: '2026-06-05', name: 'Harbour Day', hours: null },
    { day: '2026-06-06', name: '', hours: [] },
  ],
  spans: [['2026-06-12T16:00:00Z', '2026-06-13T00:00:00Z']],
  unknown: [['2026-06-04T22:00:00Z', '2026-06-06T00:00:00Z']],
  until: '2026-06-16T12:00:00Z',
  closed_until: '2026-06-03',
  checked_on: null,
  note: '',
}

test('what the server reckoned is read as it was', () => {
  const at = (instant: string) => openingWithin(readOpeningSpans(said), Date.parse(instant)).state
  expect(at('2026-06-01T12:00:00Z')).toBe('closed_for_now')
  expect(at('2026-06-02T22:00:00Z')).toBe('closed')
  expect(at('2026-06-05T23:00:00Z')).toBe('unknown')
  expect(at('2026-06-12T20:00:00Z')).toBe('open')
})

test('what is written down is read as days that are reckoned with', () => {
  const hours = readHours(said)
  expect(hours.closedUntil).toBe(dayNumber('2026-06-03'))
  expect(hoursOn(hours, dayNumber('2026-06-05'))).toEqual({
    spans: [[1_080, 1_560]],
    isKnown: false,
    name: 'Harbour Day',
  })
  expect(hoursOn(hours, dayNumber('2026-06-06'))).toEqual({ spans: [], isKnown: true, name: '' })
  expect(stateOnClock({ ...hours, week: null }, Date.UTC(2026, 5, 10))).toBe('unknown')
})
