import { expect, test } from 'vitest'
import type { Booking } from '#contract/entities/booking.ts'
import { dueAtPlace, isAllDue, leftToPlace } from './due-at-place.ts'

const booking = (status: number, more: Partial<Booking> = {}) =>
  ({ status, payment_mode: 'PAY_AT_VENUE', payable: 252, ...more }) as Booking

test.each([
  ['that waits for a word', 1, 252],
  ['that is confirmed', 2, 252],
  ['of one who is there', 3, 0],
  ['that is over', 4, 0],
  ['that was cancelled', 6, 0],
])('of a booking %s %i is due at the place: %i', (_, status, due) => {
  expect(dueAtPlace(booking(status))).toBe(due)
  expect(leftToPlace(booking(status))).toBe(252)
})

test('what a change of dates left to the place is due, however the rest was paid', () => {
  expect(dueAtPlace(booking(2, { payment_mode: 'Online', due_at_place: 30 }))).toBe(30)
  expect(dueAtPlace(booking(2, { payment_mode: 'Online' }))).toBe(0)
})

test.each([
  ['is to be paid on arrival', true, {}],
  ['was brought down by a perk', false, { payable: 200 }],
  ['was paid with perks alone', false, { payable: 0 }],
  ['was paid in part', false, { payment_mode: 'Online', due_at_place: 30 }],
] as const)('all of a price that %s is due: %s', (_, isDue, more) => {
  const bill = { subtotal: 252 } as Booking['bill']
  expect(isAllDue(booking(2, { bill, ...more }))).toBe(isDue)
})
