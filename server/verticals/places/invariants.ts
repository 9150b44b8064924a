import type { Invariants } from '#server/db/invariants.ts'

/** Invariants of places, of their special days and of their reviews. */
export const placeInvariants: Invariants = {
  'a place knows whether it has days unlike their weekday': `
    select place.listing_id::text as what from place
    where has_days <> exists (select from place_day where place_day.listing_id = place.listing_id)`,
  'a holiday is one of its place’s region': `
    select place.listing_id || ' ' || place_day.day as what
    from place join place_day on place_day.listing_id = place.listing_id
    where is_holiday and not exists (
      select from holiday where holiday.day = place_day.day and holiday.region in ('', place.region))`,
  'who booked nothing says one thing of a listing': `
    select listing_id || ' ' || account_id as what from review
    where account_id is not null and booking_id is null group by listing_id, account_id having count(*) > 1`,
}
