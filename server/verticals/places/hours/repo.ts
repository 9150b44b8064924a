import { type RawBuilder, sql } from 'kysely'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import type { Queryable } from '#server/db/database.ts'

/** Pages are read for a while after they were asked for. */
const DAYS_AHEAD = 90

/** The days of a place that are not like their weekday, in their order, with what each is called. */
export function specialDays(query: Queryable, listingId: RawBuilder<number>, language: string, now: Date) {
  return (
    query
      .selectFrom('place_day')
      .innerJoin('place', 'place.listing_id', 'place_day.listing_id')
      .leftJoin('holiday', (on) =>
        on
          .onRef('holiday.day', '=', 'place_day.day')
          .on((eb) => eb('holiday.region', 'in', [eb.ref('place.region'), eb.val('')])),
      )
      .select(['place_day.day', 'place_day.hours'])
      .select(
        sql<string>`case when place_day.is_holiday
        then coalesce(holiday.names ->> ${language}, holiday.names ->> 'en', '') else place_day.name end`.as(
          'name',
        ),
      )
      .distinctOn('place_day.day')
      .where('place_day.listing_id', '=', listingId)
      // The clocks of a place are at most a day away, and what began the day before may not be over.
      .where(sql`place_day.day`, '>=', sql`${now}::date - 2`)
      .where(sql`place_day.day`, '<', sql`${now}::date + ${sql.lit(DAYS_AHEAD)}`)
      .orderBy('place_day.day')
      .orderBy('holiday.region', 'desc')
  )
}

/** What decides whether each of some places is open in the next days, and when that changes. */
export function findHours(query: Queryable, slugs: readonly string[], now: Date) {
  const special = sql<OpeningHours['special']>`case when place.has_days then coalesce((
    select jsonb_agg(jsonb_build_object('day', day, 'hours', hours, 'name', '')) from place_day
    where place_day.listing_id = place.listing_id and day between ${now}::date - 2 and ${now}::date + 17
  ), '[]') else '[]'::jsonb end`
  return query
    .selectFrom('place')
    .innerJoin('listing', 'listing.id', 'place.listing_id')
    .select(['listing.slug', 'listing.time_zone', 'place.schedule', 'place.state', 'place.closed_until'])
    .select(special.as('special'))
    .where(sql<boolean>`listing.slug = any(${slugs}::text[])`)
    .execute()
}
