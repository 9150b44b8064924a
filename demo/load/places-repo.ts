import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import type { placeDayRow, placeRow } from './place-row.ts'

type NewPlace = ReturnType<typeof placeRow> & { listing_id: number }
type NewDay = ReturnType<typeof placeDayRow> & { slug: string; day: string }

/** Finds places of the demo that have only their listing yet. */
export async function findBarePlaces(query: Queryable): Promise<{ id: number; slug: string }[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select l.id, loaded.key as slug from listing l
      join demo.loaded on loaded.sort = 'listing' and loaded.row_id = l.id
    where l.vertical = 'places' and not exists (select from place p where p.listing_id = l.id)`.execute(query)
  return rows
}

export async function addPlaces(query: Queryable, places: readonly NewPlace[]): Promise<void> {
  await sql`
    insert into place (listing_id, schedule, spans, open_slots, holiday_hours, state, closed_until, note,
      hours_checked_on, amenities, price_range, contacts)
    select listing_id, schedule, spans::int4multirange[],
      array(select jsonb_array_elements_text(open_slots)::smallint), holiday_hours, state, closed_until, note,
      hours_checked_on, amenities, price_range, contacts
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as it(listing_id bigint, schedule jsonb, spans text,
      open_slots jsonb, holiday_hours jsonb, state text, closed_until date, note text, hours_checked_on date,
      amenities jsonb, price_range text, contacts jsonb)
    on conflict do nothing`.execute(query)
}

/** Sets the places at which events of the demo take place, where none is set yet. */
export async function placeEvents(
  query: Queryable,
  held: readonly { event: string; place: string }[],
): Promise<void> {
  await sql`
    update event set place_id = place.row_id
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as it(event text, place text)
      join demo.loaded as held on held.sort = 'listing' and held.key = it.event
      join demo.loaded as place on place.sort = 'listing' and place.key = it.place
    where event.listing_id = held.row_id and event.place_id is null
      and exists (select from place p where p.listing_id = place.row_id)`.execute(query)
}

/** Adds special days. Days that somebody else has set stay as they are. */
export async function addDays(query: Queryable, days: readonly NewDay[]): Promise<void> {
  await sql`
    with added as (
      insert into place_day (listing_id, day, hours, spans, name)
      select p.listing_id, it.day, it.hours, it.spans::int4multirange, it.name
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as it(slug text, day date, hours jsonb, spans text,
          name text)
        join demo.loaded on loaded.sort = 'listing' and loaded.key = it.slug
        join place p on p.listing_id = loaded.row_id
      on conflict do nothing
      returning listing_id
    )
    update place set has_days = true where listing_id in (select listing_id from added)`.execute(query)
}
