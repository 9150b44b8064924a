import type { Queryable } from '#server/db/database.ts'
import { type Broken, brokenOf, type Invariants, invariants as ofAll } from '#server/db/invariants.ts'
import { verticals } from './registry.ts'

/** Every invariant there is: those of all that is sold, and each vertical's own. */
export const invariants: Invariants = Object.assign(
  {},
  ofAll,
  ...Object.values(verticals).map((it) => it.invariants),
)

/** Asks all of them; an empty list is what one wants to see. */
export const brokenInvariants = (query: Queryable): Promise<Broken[]> => brokenOf(query, invariants)
