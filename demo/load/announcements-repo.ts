import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

interface NewAnnouncement {
  listing_id: number
  is_bookable: boolean
  /** The slug of the listing it stands for. */
  links_to: string | null
  /** The telephone number of the account of its poster. */
  contact_account: string | null
  contact_name: string
  contact_email: string
  contact_phone: string | null
  shows_email: boolean
  shows_phone: boolean
}

/** Finds announcements of the demo that have only their listing yet. */
export async function findBareAnnouncements(query: Queryable): Promise<{ id: number; slug: string }[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select l.id, loaded.key as slug from listing l
      join demo.loaded on loaded.sort = 'listing' and loaded.row_id = l.id
    where l.vertical = 'announcements'
      and not exists (select from announcement a where a.listing_id = l.id)`.execute(query)
  return rows
}

/**
 * Adds announcements. Ratings that an earlier version of the town had made up are removed, because
 * announcements have none.
 */
export async function addAnnouncements(query: Queryable, rows: readonly NewAnnouncement[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it(listing_id bigint, is_bookable boolean,
        links_to text, contact_account text, contact_name text, contact_email text, contact_phone text,
        shows_email boolean, shows_phone boolean)
    ), starless as (
      update listing set rating_total = 0, rating_count = 0 from given
      where listing.id = given.listing_id and not exists (select from review where review.listing_id = listing.id)
    )
    insert into announcement (listing_id, is_bookable, links_to, contact_account_id, contact_name, contact_email,
      contact_phone, shows_email, shows_phone)
    select given.listing_id, is_bookable, target.row_id, person.row_id, contact_name, contact_email, contact_phone,
      shows_email, shows_phone
    from given
      left join demo.loaded as target on target.sort = 'listing' and target.key = given.links_to
        and exists (select from listing where listing.id = target.row_id)
      left join demo.loaded as person on person.sort = 'customer' and person.key = given.contact_account
        and exists (select from account where account.id = person.row_id)
    on conflict do nothing`.execute(query)
}

/** Moves announcements of the demo that ended before an instant ahead by a number of days. */
export async function putUpAgain(query: Queryable, overSince: Date, days: number): Promise<void> {
  await sql`
    update listing set ends_at = ends_at + make_interval(days => ${days}::int),
      created_at = created_at + make_interval(days => ${days}::int)
    from demo.loaded
    where loaded.sort = 'listing' and loaded.row_id = listing.id and listing.vertical = 'announcements'
      and ends_at < ${overSince}`.execute(query)
}
