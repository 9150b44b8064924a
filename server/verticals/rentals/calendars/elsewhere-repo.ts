import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { During } from '../stay/repo.ts'

export async function findRental(query: Queryable, slug: string): Promise<number | undefined> {
  const found = query
    .selectFrom('rental')
    .innerJoin('listing', 'listing.id', 'rental.listing_id')
    .select('listing.id')
    .where('listing.slug', '=', slug)
  return (await found.executeTakeFirst())?.id
}

/** Locks a rental, so that nobody else takes times of it until the transaction ends. */
export async function lockRentalById(tx: Tx, listingId: number): Promise<void> {
  await tx.selectFrom('rental').select('listing_id').where('listing_id', '=', listingId).forUpdate().execute()
}

interface StayRow extends During {
  id: number
  is_elsewhere: boolean
  /** Whether the stay is held for an order that nobody has placed yet. */
  is_wish: boolean
  reference: string | null
}

/** Finds all stays of a rental that are not over. */
export async function findStays(query: Queryable, listingId: number, now: Date): Promise<StayRow[]> {
  const { rows } = await sql<StayRow>`
    select stay.id, lower(during) as from, upper(during) as until, is_elsewhere, booking.reference,
      hold.id is not null and hold.booking_id is null as is_wish
    from stay left join hold on hold.id = stay.hold_id
      left join booking on booking.id = coalesce(stay.booking_id, hold.booking_id)
    where stay.listing_id = ${listingId} and upper(during) > ${now}
    order by during`.execute(query)
  return rows
}

export async function dropStays(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('stay').where('id', 'in', ids).execute()
}

export async function addElsewhere(tx: Tx, listingId: number, times: readonly During[]): Promise<void> {
  if (times.length === 0) return
  const froms = times.map((it) => it.from)
  const untils = times.map((it) => it.until)
  await sql`
    insert into stay (listing_id, during, is_elsewhere)
    select ${listingId}, tstzrange(it.from, it.until), true
    from unnest(${froms}::timestamptz[], ${untils}::timestamptz[]) as it ("from", "until")`.execute(tx)
}
