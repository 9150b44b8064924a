import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { During } from '../stay/repo.ts'

/** Nobody else takes times of it until the transaction ends. */
export async function lockRentalById(tx: Tx, listingId: number): Promise<void> {
  await tx.selectFrom('rental').select('listing_id').where('listing_id', '=', listingId).forUpdate().execute()
}

/** Times that calendars of other places say are taken, and that are not over. */
export async function findBusyElsewhere(query: Queryable, listingId: number, now: Date): Promise<During[]> {
  const rows = await query
    .selectFrom('rental_calendar')
    .select('busy')
    .where('listing_id', '=', listingId)
    .execute()
  const busy = rows.flatMap((it) =>
    it.busy.map(([from, until]) => ({ from: new Date(from), until: new Date(until) })),
  )
  return busy.filter((it) => it.until > now)
}

interface StayRow extends During {
  id: number
  is_elsewhere: boolean
  /** Held for who is about to order, and ordered by nobody yet. */
  is_wish: boolean
  reference: string | null
}

/** All that is taken and not over. */
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
