import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** The number of days of hours that a page brings along, because a page on the device is read for a while. */
const DAYS_AHEAD = 90

/** Finds the days of a place that are unlike their weekday, in order and with their names. */
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
