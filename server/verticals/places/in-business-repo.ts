import { sql } from 'kysely'
import type { Condition } from '#server/modules/listings/explore/criteria-repo.ts'

/** Whether a place has not closed for good: one that has is still found by its name. */
export const isInBusiness: Condition = sql`not exists (
  select from place where place.listing_id = listing.id and place.state = 'closed_for_good')`
