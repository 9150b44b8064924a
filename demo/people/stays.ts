import type { BookedState } from './booking-row.ts'
import { AMIRA, LUCIA, NOAH } from './customers.ts'

/** A stay of one of the town's people, by its distance from now. */
export interface TownStay {
  phone: string
  kind: 'vehicle' | 'properties'
  /** Which of the rentals it is. */
  which: number
  /**
   * Days from now to its first day, or to a later one on which the rental is free; negative for a past stay.
   */
  from: number
  days: number
  state: BookedState
}

/** The stays, chosen so that the screens of these people show something. */
export const townStays: readonly TownStay[] = [
  { phone: AMIRA, kind: 'vehicle', which: 4, from: 3, days: 2, state: 'confirmed' },
  { phone: AMIRA, kind: 'properties', which: 5, from: 12, days: 4, state: 'unconfirmed' },
  { phone: AMIRA, kind: 'vehicle', which: 8, from: 6, days: 1, state: 'cancelled' },
  { phone: AMIRA, kind: 'properties', which: 2, from: -12, days: 3, state: 'over' },
  { phone: NOAH, kind: 'properties', which: 9, from: 5, days: 9, state: 'confirmed' },
  { phone: NOAH, kind: 'vehicle', which: 1, from: -6, days: 1, state: 'over' },
  { phone: LUCIA, kind: 'vehicle', which: 6, from: 4, days: 3, state: 'confirmed' },
  { phone: LUCIA, kind: 'properties', which: 7, from: -5, days: 2, state: 'over' },
]
