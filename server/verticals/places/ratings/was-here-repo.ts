import { sql } from 'kysely'
import type { Condition } from '#server/modules/listings/explore/criteria-repo.ts'

/** Whether the author of a `review` was let in to an event at the place. */
export const wasAtPlace: Condition = sql`exists (
  select from booking join event on event.listing_id = booking.listing_id
  where booking.account_id = review.account_id and event.place_id = review.listing_id
    and exists (select from admission where admission.booking_id = booking.id))`
