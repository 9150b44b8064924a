import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

interface Held {
  listing_id: number
  starts_at: Date
  ends_at: Date
  is_online: boolean
  tags: readonly string[]
  languages: readonly string[]
  video_links: readonly string[]
  tickets: readonly object[]
}

interface Unheld {
  id: number
  slug: string
  starts_at: Date
  ends_at: Date
}

/** Finds events of the demo without tickets for their next date. */
export async function findUnheld(query: Queryable): Promise<Unheld[]> {
  const { rows } = await sql<Unheld>`
    select l.id, loaded.key as slug, l.starts_at, l.ends_at
    from listing l
      join demo.loaded on loaded.sort = 'listing' and loaded.row_id = l.id
      left join event e on e.listing_id = l.id
      left join event_date d on d.id = e.date_id
    where l.vertical = 'events' and l.starts_at is not null
      and (d.starts_at, d.ends_at) is distinct from (l.starts_at, l.ends_at)`.execute(query)
  return rows
}

/** Adds dates with their tickets, each as the next date of its event. Earlier dates stay as they are. */
export async function holdEvents(query: Queryable, held: readonly Held[]): Promise<void> {
  await sql`
    with held as (
      select * from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as it(listing_id bigint,
        starts_at timestamptz, ends_at timestamptz, is_online boolean, tags jsonb, languages jsonb, video_links jsonb,
        tickets jsonb)
    ), dated as (
      insert into event_date (listing_id, starts_at, ends_at) select listing_id, starts_at, ends_at from held
      on conflict (listing_id, starts_at) do update set ends_at = excluded.ends_at
      returning id, listing_id
    ), offered as (
      insert into ticket (date_id, position, name, description, price_minor, capacity, sold, most_per_order,
        sales_from, sales_until)
      select dated.id, it.* from dated join held using (listing_id),
        jsonb_to_recordset(held.tickets) as it(position integer, name text, description text, price_minor bigint,
          capacity integer, sold integer, most_per_order smallint, sales_from timestamptz, sales_until timestamptz)
      on conflict do nothing
    )
    insert into event (listing_id, date_id, is_online, tags, languages, video_links)
    select listing_id, dated.id, is_online, tags, languages, video_links from dated join held using (listing_id)
    on conflict (listing_id) do update set date_id = excluded.date_id, is_online = excluded.is_online`.execute(
    query,
  )
}

interface NewReview {
  slug: string
  author: string
  rating: number
  review: string
  at: Date
}

/** Adds reviews to listings of the demo, by which places get their stars; answers which listings. */
export async function insertReviews(query: Queryable, reviews: readonly NewReview[]) {
  const { rows } = await sql<{ id: number; key: string }>`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb)
        as it(slug text, author text, rating smallint, review text, at timestamptz)
    ), owned as (
      select row_id as id, key from demo.loaded where sort = 'listing' and key in (select slug from said)
        and row_id in (select id from listing)
    ), added as (
      insert into review (listing_id, author, rating, review, created_at, updated_at)
      select owned.id, author, rating, review, at, at from said join owned on owned.key = said.slug
    ), counted as (
      update listing set rating_total = given.total, rating_count = given.count
      from (
        select owned.id, sum(rating) as total, count(*) as count from said join owned on owned.key = said.slug
        group by owned.id
      ) as given
      where listing.id = given.id and listing.vertical in ('places', 'services')
        and not exists (select from review where review.listing_id = given.id)
    )
    select id, key from owned`.execute(query)
  return rows
}
