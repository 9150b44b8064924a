import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import type { ScaleListing } from './scale-listing.ts'

/** The beginning of slugs of seeded listings, which no other listing has. */
const SLUG_PREFIX = 'seeded-'

const columns = [
  ...(['vertical', 'kind', 'slug', 'title', 'content', 'cover_image', 'cover_color', 'gallery'] as const),
  ...(['category_id', 'business_id', 'price_minor', 'pricing_type', 'currency'] as const),
  ...(['rating_total', 'rating_count', 'latitude', 'longitude', 'address', 'land_mark'] as const),
  ...(['time_zone', 'starts_at', 'ends_at', 'created_at'] as const),
] satisfies (keyof ScaleListing)[]

const types = new Map<string, string>([
  ['gallery', 'jsonb'],
  ...(['category_id', 'business_id', 'price_minor', 'rating_total'] as const).map(
    (it) => [it, 'bigint'] as const,
  ),
  ['rating_count', 'integer'],
  ...(['latitude', 'longitude'] as const).map((it) => [it, 'double precision'] as const),
  ...(['starts_at', 'ends_at', 'created_at'] as const).map((it) => [it, 'timestamptz'] as const),
])

const names = sql.raw(columns.join(', '))
const typed = sql.raw(columns.map((it) => `${it} ${types.get(it) ?? 'text'}`).join(', '))

/**
 * Adds many listings with all rows in one parameter, because thousands of parameters would take longer to
 * bind than the rows to write.
 */
export async function insertMany(query: Queryable, rows: readonly ScaleListing[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it(${typed}, event jsonb, rental jsonb, place jsonb)
    ), made as (
      insert into listing (${names}) select ${names} from given on conflict (slug) do nothing
      returning id, slug
    ), rentals as (
      insert into rental (listing_id, facts, terms, deposit_minor, day_price_minor)
      select made.id, it.* from made join given using (slug),
        jsonb_to_record(given.rental) as it(facts jsonb, terms jsonb, deposit_minor bigint, day_price_minor bigint)
      where jsonb_typeof(given.rental) = 'object'
    ), places as (
      insert into place (listing_id, schedule, spans, open_slots, holiday_hours, state, closed_until, note,
        hours_checked_on, amenities, price_range, contacts)
      select made.id, it.schedule, it.spans::int4multirange[],
        array(select jsonb_array_elements_text(it.open_slots)::smallint), it.holiday_hours, it.state,
        it.closed_until, it.note, it.hours_checked_on, it.amenities, it.price_range, it.contacts
      from made join given using (slug),
        jsonb_to_record(given.place) as it(schedule jsonb, spans text, open_slots jsonb, holiday_hours jsonb,
          state text, closed_until date, note text, hours_checked_on date, amenities jsonb, price_range text,
          contacts jsonb)
      where jsonb_typeof(given.place) = 'object'
    ), events as (
      select made.id, given.event, given.starts_at, given.ends_at
      from made join given using (slug) where jsonb_typeof(given.event) = 'object'
    ), dated as (
      insert into event_date (listing_id, starts_at, ends_at) select id, starts_at, ends_at from events
      returning id, listing_id
    ), offered as (
      insert into ticket (date_id, position, name, price_minor, capacity, sold, most_per_order)
      select dated.id, it.* from dated join events on events.id = dated.listing_id,
        jsonb_to_recordset(events.event -> 'tickets') as it(position integer, name text, price_minor bigint,
          capacity integer, sold integer, most_per_order smallint)
    )
    insert into event (listing_id, date_id, is_online)
    select dated.listing_id, dated.id, (events.event -> 'is_online')::boolean
    from dated join events on events.id = dated.listing_id`.execute(query)
}

export async function countSeeded(query: Queryable): Promise<number> {
  const { count } = await query
    .selectFrom('listing')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('slug', 'like', `${SLUG_PREFIX}%`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The lowest and highest id of seeded listings; undefined where there are none. */
export async function seededSpan(query: Queryable): Promise<{ from: number; to: number } | undefined> {
  const { from, to } = await query
    .selectFrom('listing')
    .select((it) => [it.fn.min('id').as('from'), it.fn.max('id').as('to')])
    .where('slug', 'like', `${SLUG_PREFIX}%`)
    .executeTakeFirstOrThrow()
  return from === null || to === null ? undefined : { from, to }
}

export async function deleteSeeded(query: Queryable, from: number, before: number): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('listing')
    .where('id', '>=', from)
    .where('id', '<', before)
    .where('slug', 'like', `${SLUG_PREFIX}%`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
