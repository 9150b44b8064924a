import type { BookedState } from './booking-row.ts'
import { AMIRA, NOAH } from './customers.ts'

/** Something one of the town's people has booked, by when it is from now. */
export interface TownBooking {
  phone: string
  /** Of the events to come, the how manyth; of what is past, any will do. */
  event: number
  /** Days from now to when it began, at the hour of the one that is to come; only of what is past. */
  daysAgo?: number
  quantity: number
  state: BookedState
}

/** So that the screens of who logs in as one of them show what they are for. */
export const townBookings: readonly TownBooking[] = [
  { phone: AMIRA, event: 0, quantity: 2, state: 'confirmed' },
  { phone: AMIRA, event: 5, quantity: 1, state: 'unconfirmed' },
  { phone: AMIRA, event: 9, quantity: 3, state: 'confirmed' },
  { phone: AMIRA, event: 7, quantity: 1, state: 'cancelled' },
  { phone: AMIRA, event: 3, daysAgo: 2, quantity: 2, state: 'over' },
  { phone: AMIRA, event: 12, daysAgo: 17, quantity: 1, state: 'over' },
  { phone: NOAH, event: 2, quantity: 1, state: 'confirmed' },
  { phone: NOAH, event: 4, daysAgo: 1, quantity: 1, state: 'over' },
]
