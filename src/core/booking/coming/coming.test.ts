import { expect, test } from 'vitest'
import { bookingStatus } from '#contract/status.ts'
import { isOff } from '#src/core/booking/booking-state.ts'
import { toCome } from './coming.ts'

const NOW = Date.parse('2026-11-20T17:00:00Z')

const booking = (name: string, start: string, end: string) => ({
  ...{ name, start: `2026-11-${start}Z`, end: `2026-11-${end}Z` },
  pay_until: null as string | null,
})
const names = (...all: ReturnType<typeof booking>[]) => toCome(all, NOW).map((it) => it.name)

test('what is over is nothing to go to', () => {
  expect(names(booking('over', '20T12:00', '20T17:00'), booking('tonight', '20T20:00', '20T23:00'))).toEqual([
    'tonight',
  ])
})

test('what is cancelled or completed is off; a status that only a newer version knows is not', () => {
  const all = [...Object.values(bookingStatus), 99]
  expect(all.filter(isOff)).toEqual([bookingStatus.completed, bookingStatus.cancelled])
})

test('what was not paid in time is gone, before anybody has said so', () => {
  const lapsed = booking('lapsed', '20T20:00', '20T23:00')
  expect(names({ ...lapsed, pay_until: '2026-11-20T17:00:00Z' })).toEqual([])
  expect(names({ ...lapsed, pay_until: '2026-11-20T17:01:00Z' })).toEqual(['lapsed'])
})

test('first comes what happens next: it begins, or it ends', () => {
  const boat = booking('boat for a week', '18T09:00', '25T09:00')
  const [tonight, tomorrow] = [
    booking('tonight', '20T20:00', '20T23:00'),
    booking('tomorrow', '21T20:00', '21T23:00'),
  ]
  expect(names(boat, tomorrow, tonight)).toEqual(['tonight', 'tomorrow', 'boat for a week'])
  expect(names(tomorrow, booking('on now', '20T16:00', '20T19:00'))).toEqual(['on now', 'tomorrow'])
})
