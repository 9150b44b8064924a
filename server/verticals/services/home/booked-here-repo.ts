import { sql } from 'kysely'

/** Whether a `store_service` can be booked: it is done at its store, or that comes, or collects what it is done to. */
export const isBookedHere = sql<boolean>`(store_service.type = 'at_store' or exists (
  select from handover_offer where handover_offer.listing_id = store_service.store_id
    and case store_service.type when 'at_home' then comes else collects end))`
