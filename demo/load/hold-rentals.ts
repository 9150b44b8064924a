import type { Queryable } from '#server/db/database.ts'
import { allListings } from '../content/content.ts'
import { rentalDetailsOf, takenDaysOf } from '../content/rental-details.ts'
import { TOWN_ZONE } from '../town/facts.ts'
import { dayAt, daysAfter, instantOf } from './local-time.ts'
import * as repo from './rentals-repo.ts'

const CHANGES_HANDS_AT = '11:00'

const bySlug = new Map(allListings.map((it) => [it.slug, it]))

/**
 * Loads the details of the town's rentals, and stays of other people. A demo runs on, so rentals without a
 * stay ahead get new ones.
 */
export async function holdRentals(query: Queryable, now: Date): Promise<void> {
  const bare = await repo.findBare(query)
  const rentals = bare.flatMap(({ id: listing_id, slug }) => {
    const listing = bySlug.get(slug)
    if (!listing) return []
    const { facts, terms, deposit: deposit_minor, dayPrice: day_price_minor } = rentalDetailsOf(listing)
    return [{ listing_id, facts, terms, deposit_minor, day_price_minor }]
  })
  if (rentals.length > 0) await repo.addRentals(query, rentals)
  const today = dayAt(now, TOWN_ZONE)
  const at = (days: number) => instantOf(daysAfter(today, days), CHANGES_HANDS_AT, TOWN_ZONE)
  const idle = await repo.findIdle(query, now)
  const taken = idle.flatMap(({ id: listing_id, slug }) =>
    takenDaysOf({ slug }).map(({ from, days }) => ({
      listing_id,
      starts_at: at(from),
      ends_at: at(from + days),
    })),
  )
  if (taken.length > 0) await repo.takeTimes(query, taken)
}
