import type { BookedState } from './booking-row.ts'
import { AMIRA, LUCIA } from './customers.ts'

/** A visit of one of the town's people, by its distance from now. */
export interface TownVisit {
  phone: string
  /** Which professional of the town's stores it is with, or the next one who is free. */
  which: number
  services: number
  /** Days from now; negative for a past visit. */
  from: number
  state: BookedState
  /** Whether its store asks for a later time. */
  isAsked?: true
}

/** The visits, chosen so that the screens of these people show something. */
export const townVisits: readonly TownVisit[] = [
  { phone: AMIRA, which: 4, services: 2, from: -1, state: 'over' },
  { phone: AMIRA, which: 11, services: 1, from: -19, state: 'over' },
  { phone: AMIRA, which: 7, services: 2, from: 9, state: 'confirmed', isAsked: true },
  { phone: LUCIA, which: 9, services: 1, from: -9, state: 'over' },
]
