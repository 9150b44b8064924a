import { sql } from 'kysely'
import type { StayPrice } from '#contract/rental/price.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { type During, orTaken, type RentalRow, range } from '../stay/repo.ts'

/** By what a rental that can be had is known. */
export async function slugOf(query: Queryable, listingId: number): Promise<string | undefined> {
  const found = query
    .selectFrom('listing')
    .select('slug')
    .where('id', '=', listingId)
    .where('is_active', '=', true)
  return (await found.executeTakeFirst())?.slug
}

/** Never without a time, and never with two: the row stays, and its time is another. */
export async function moveStay(tx: Tx, bookingId: number, during: During): Promise<void> {
  const moving = tx
    .updateTable('stay')
    .set({ during: range(during) })
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  const { numUpdatedRows } = await orTaken(moving)
  if (numUpdatedRows !== 1n) throw new Error(`The booking ${bookingId} has no stay to move.`)
}

/** Holds of a time what the booking does not have: some before its own, some after, or all of it elsewhere. */
export async function holdBeside(tx: Tx, holdId: string, bookingId: number, during: During): Promise<void> {
  const holding = sql`
    insert into stay (listing_id, during, hold_id)
    select listing_id, unnest(tstzmultirange(${range(during)}) - tstzmultirange(during)), ${holdId}
    from stay where booking_id = ${bookingId}`.execute(tx)
  await orTaken(holding)
}

/** Writes the price of a moved stay anew, line by line; the deposit stays as it was agreed. */
export async function recordMoved(
  tx: Tx,
  bookingId: number,
  { pricing_type, price_minor }: RentalRow,
  { days, lines }: StayPrice,
): Promise<void> {
  await tx
    .updateTable('rental_booking')
    .set({ pricing_type, price_minor: price_minor ?? 0, days, lines: sql`${JSON.stringify(lines)}::jsonb` })
    .where('booking_id', '=', bookingId)
    .execute()
}
