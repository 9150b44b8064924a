import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { readIds } from '../load/repo.ts'
import * as repo from './repo.ts'
import { scaleListings } from './scale-listing.ts'

// Small enough that nobody who waits for the embedded database, which has one connection, is refused
// meanwhile.
const AT_ONCE = 200
const IDS_AT_ONCE = 5_000

interface Deps {
  database: Database
  clock: Clock
  /** Called after each batch. */
  tell(done: number, total: number): void
  /** Aborted when the operator has gone. */
  signal: AbortSignal
}

/** Brings the number of seeded listings to a total, and answers it. Those that exist stay. */
export async function seedListings({ database, clock, tell, signal }: Deps, total: number, seed: string) {
  const ids = await readIds(database.query)
  const listingAt = scaleListings(seed, ids, clock.now())
  for (let from = 0; from < total && !signal.aborted; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, total - from)
    const rows = Array.from({ length: count }, (_, i) => listingAt(from + i + 1))
    await repo.insertMany(database.query, rows)
    tell(from + count, total)
  }
  return repo.countSeeded(database.query)
}

/** Deletes all seeded listings, and answers how many there were. */
export async function clearSeeded({ database, tell, signal }: Deps): Promise<number> {
  const span = await repo.seededSpan(database.query)
  if (!span) return 0
  let cleared = 0
  for (let from = span.from; from <= span.to && !signal.aborted; from += IDS_AT_ONCE) {
    cleared += await repo.deleteSeeded(database.query, from, from + IDS_AT_ONCE)
    tell(Math.min(from + IDS_AT_ONCE, span.to + 1) - span.from, span.to + 1 - span.from)
  }
  return cleared
}
