import type { BookedState } from './booking-row.ts'
import { AMIRA, LUCIA, NOAH } from './customers.ts'

/** Something one of the town's people has rented, by when that is from now. */
export interface TownStay {
  phone: string
  kind: 'vehicle' | 'properties'
  /** The how manyth of these. */
  which: number
  /** Days from now to its first day, or a later one on which it is free; before now of what is past. */
  from: number
  days: number
  state: BookedState
}

/** So that the screens of who logs in as one of them show what they are for. */
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
