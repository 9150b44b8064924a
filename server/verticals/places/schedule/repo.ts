import { type Insertable, sql, type Updateable } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

type Place = Updateable<Tables['place']>

/** Finds a place by its slug and locks it until the transaction ends; with the date at the place. */
export async function lockPlace(tx: Tx, slug: string, now: Date) {
  const found = await tx
    .selectFrom('listing')
    .select(['id', 'title', sql<string>`(${now}::timestamptz at time zone time_zone)::date`.as('today')])
    .where('vertical', '=', 'places')
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()
  if (found)
    await tx
      .insertInto('place')
      .values({ listing_id: found.id, schedule: null, holiday_hours: null })
      .onConflict((it) => it.doNothing())
      .execute()
  return found
}

export async function changePlace(tx: Tx, listing_id: number, place: Place): Promise<void> {
  await tx.updateTable('place').set(place).where('listing_id', '=', listing_id).execute()
}

/** Notes the time at which a page was changed: reports made before that are stale. */
export async function noteChange(tx: Tx, id: number, changed_at: Date): Promise<void> {
  await tx.updateTable('listing').set({ changed_at }).where('id', '=', id).execute()
}

/** Sets a special day of the place, over a holiday or an earlier one. */
export async function putDay(tx: Tx, day: Insertable<Tables['place_day']>): Promise<void> {
  await tx
    .insertInto('place_day')
    .values(day)
    .onConflict((it) => it.columns(['listing_id', 'day']).doUpdateSet({ ...day, is_holiday: false }))
    .execute()
}

/** Deletes special days of the place itself, one or all; holidays stay. */
export async function dropOwnDays(tx: Tx, listing_id: number, day?: string): Promise<void> {
  let own = tx.deleteFrom('place_day').where('listing_id', '=', listing_id).where('is_holiday', '=', false)
  if (day !== undefined) own = own.where('day', '=', day)
  await own.execute()
}

/** The special days of the place itself as one text, to tell whether an import changes them. */
export async function ownDays(tx: Tx, listing_id: number): Promise<string> {
  const { rows } = await sql<{ days: string }>`
    select coalesce(string_agg(concat_ws('|', day, coalesce(spans::text, '?'), name), ',' order by day), '') as days
    from place_day where listing_id = ${listing_id} and not is_holiday`.execute(tx)
  return rows[0]?.days ?? ''
}

/**
 * Brings the days of places into line with the holidays of their regions: a special day of the place itself
 * stands; a holiday for which the place has no hours is like its weekday, if the place has said so.
 */
export async function followHolidays(
  tx: Tx,
  where: { listingId: number } | { region: string },
): Promise<void> {
  const meant =
    'listingId' in where
      ? sql`place.listing_id = ${where.listingId}`
      : where.region === ''
        ? sql`true`
        : sql`place.region = ${where.region}`
  await sql`
    delete from place_day using place
    where place.listing_id = place_day.listing_id and place_day.is_holiday and ${meant}`.execute(tx)
  await sql`
    insert into place_day (listing_id, day, hours, spans, is_holiday)
    select distinct on (place.listing_id, holiday.day) place.listing_id, holiday.day, its.hours, its.spans, true
    from place join holiday on holiday.region in ('', place.region)
      cross join lateral (select extract(isodow from holiday.day)::integer as weekday) as is_a
      cross join lateral (
        select case when place.holiday_hours = '"usual"' then place.schedule -> (weekday - 1) else place.holiday_hours end
          as hours,
        case when place.holiday_hours = '"usual"' then place.spans[weekday]
          when place.holiday_hours is not null then ${minutesOf(sql`place.holiday_hours`)} end as spans
      ) as its
    where ${meant}
    on conflict (listing_id, day) do nothing`.execute(tx)
  await sql`
    update place set has_days = not has_days
    where ${meant} and has_days <> exists (select from place_day where place_day.listing_id = place.listing_id)
  `.execute(tx)
}

/**
 * Spans in minutes out of a list of {open, close}, the reverse of `storedDay`, for rows that this file
 * derives.
 */
const minutesOf = (hours: ReturnType<typeof sql>) => sql`(
  select coalesce(range_agg(case when opens = closes then int4range(0, 1440)
    else int4range(opens, case when closes < opens then closes + 1440 else closes end) end), '{}'::int4multirange)
  from jsonb_array_elements(case jsonb_typeof(${hours}) when 'array' then ${hours} else '[]' end) as span,
    lateral (select (extract(epoch from (span ->> 'open')::interval) / 60)::integer as opens,
      (extract(epoch from (span ->> 'close')::interval) / 60)::integer as closes) as minutes)`

export async function putHoliday(tx: Tx, holiday: Insertable<Tables['holiday']>): Promise<void> {
  const { names } = holiday
  await tx
    .insertInto('holiday')
    .values(holiday)
    .onConflict((it) => it.columns(['region', 'day']).doUpdateSet({ names }))
    .execute()
}

export async function dropHoliday(tx: Tx, region: string, day: string): Promise<boolean> {
  const gone = tx.deleteFrom('holiday').where('region', '=', region).where('day', '=', day)
  return (await gone.executeTakeFirst()).numDeletedRows > 0n
}

export function listHolidays(query: Queryable) {
  return query
    .selectFrom('holiday')
    .select(['region', 'day', 'names'])
    .orderBy('day')
    .orderBy('region')
    .execute()
}
