import { sql } from 'kysely'
import type { Condition } from '#server/modules/listings/explore/criteria-repo.ts'

/** Whether an event takes place at a place whose page is public. */
export const isAtPlace: Condition = sql`exists (
  select from event join listing place on place.id = event.place_id
  where event.listing_id = listing.id and place.is_active)`
