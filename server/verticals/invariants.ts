import type { Queryable } from '#server/db/database.ts'
import { type Broken, brokenOf, type Invariants, invariants as ofAll } from '#server/db/invariants.ts'
import { verticals } from './registry.ts'

/** What must hold at any moment, of all that is sold and of each vertical. */
export const invariants: Invariants = Object.assign(
  {},
  ofAll,
  ...Object.values(verticals).map((it) => it.invariants),
)

/** Asks all of them; an empty list is what one wants to see. */
export const brokenInvariants = (query: Queryable): Promise<Broken[]> => brokenOf(query, invariants)
