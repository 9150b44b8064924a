import { sql } from 'kysely'

/** Whether a `store_service` is done where it can be booked: at its store, or wherever that comes to. */
export const isBookedHere = sql<boolean>`(store_service.type = 'at_store'
  or store_service.type = 'at_home' and exists (
    select from handover_offer where handover_offer.listing_id = store_service.store_id and comes))`
