import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

interface NewRental {
  listing_id: number
  facts: object
  terms: object
  deposit_minor: number
  day_price_minor: number | null
}

/** Finds rentals of the demo that have only their listing yet. */
export async function findBare(query: Queryable): Promise<{ id: number; slug: string }[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select l.id, loaded.key as slug from listing l
      join demo.loaded on loaded.sort = 'listing' and loaded.row_id = l.id
    where l.vertical = 'rentals' and not exists (select from rental r where r.listing_id = l.id)`.execute(
    query,
  )
  return rows
}

export async function addRentals(query: Queryable, rentals: readonly NewRental[]): Promise<void> {
  await sql`
    insert into rental (listing_id, facts, terms, deposit_minor, day_price_minor)
    select listing_id, facts, terms, deposit_minor, day_price_minor
    from jsonb_to_recordset(${JSON.stringify(rentals)}::jsonb) as it(listing_id bigint, facts jsonb, terms jsonb,
      deposit_minor bigint, day_price_minor bigint)
    on conflict do nothing`.execute(query)
}

/** Finds rentals of the demo without a stay from now on. */
export async function findIdle(query: Queryable, now: Date): Promise<{ id: number; slug: string }[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select l.id, loaded.key as slug from rental r join listing l on l.id = r.listing_id
      join demo.loaded on loaded.sort = 'listing' and loaded.row_id = l.id
    where not exists (select from stay s where s.listing_id = l.id and s.during && tstzrange(${now}, null))`.execute(
    query,
  )
  return rows
}

/** Adds stays. Times that somebody else took meanwhile are left to them. */
export async function takeTimes(
  query: Queryable,
  taken: readonly { listing_id: number; starts_at: Date; ends_at: Date }[],
): Promise<void> {
  await sql`
    insert into stay (listing_id, during)
    select listing_id, tstzrange(starts_at, ends_at)
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as it(listing_id bigint, starts_at timestamptz,
      ends_at timestamptz)
    on conflict do nothing`.execute(query)
}
