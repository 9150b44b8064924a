import type { BookedState } from './booking-row.ts'
import { AMIRA, MATEO, NOAH } from './customers.ts'

/** A booking of one of the town's people, by its distance from now. */
export interface TownBooking {
  phone: string
  /** Which of the upcoming events it is of; a past booking may be of any. */
  event: number
  /** Days since a past booking began, at the hour of the event's next date. */
  daysAgo?: number
  quantity: number
  state: BookedState
  /** Paid by card, so that a refund can be tried; else it is paid at the place. */
  isPaidOnline?: true
}

/** The bookings, chosen so that the screens of these people show something. */
export const townBookings: readonly TownBooking[] = [
  { phone: AMIRA, event: 0, quantity: 2, state: 'confirmed' },
  { phone: AMIRA, event: 5, quantity: 1, state: 'unconfirmed' },
  { phone: AMIRA, event: 9, quantity: 3, state: 'confirmed', isPaidOnline: true },
  { phone: AMIRA, event: 7, quantity: 1, state: 'cancelled' },
  { phone: AMIRA, event: 3, daysAgo: 2, quantity: 2, state: 'over' },
  { phone: AMIRA, event: 12, daysAgo: 17, quantity: 1, state: 'over' },
  { phone: NOAH, event: 2, quantity: 1, state: 'confirmed' },
  { phone: NOAH, event: 4, daysAgo: 1, quantity: 1, state: 'over' },
  { phone: NOAH, event: 6, daysAgo: 9, quantity: 4, state: 'over' },
  { phone: MATEO, event: 8, quantity: 2, state: 'confirmed' },
]
