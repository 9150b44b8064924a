import type { Queryable } from '#server/db/database.ts'
import { type Broken, brokenOf, type Invariants, invariants as ofAll } from '#server/db/invariants.ts'
import { verticals } from './registry.ts'

/** Every invariant: those of all that is sold, and those of each vertical. */
export const invariants: Invariants = Object.assign(
  {},
  ofAll,
  ...Object.values(verticals).map((it) => it.invariants),
)

/** Finds the broken invariants. The list should be empty. */
export const brokenInvariants = (query: Queryable): Promise<Broken[]> => brokenOf(query, invariants)
