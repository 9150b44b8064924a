import { sql } from 'kysely'
import type { StayPrice } from '#contract/rental/price.ts'
import type { Tx } from '#server/db/database.ts'
import { type During, orTaken, type RentalRow, range } from '../stay/repo.ts'

/**
 * Moves the stay of a booking. The row is updated, so that the booking has exactly one stay at every moment.
 */
export async function moveStay(tx: Tx, bookingId: number, during: During): Promise<void> {
  const moving = tx
    .updateTable('stay')
    .set({ during: range(during) })
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  const { numUpdatedRows } = await orTaken(moving)
  if (numUpdatedRows !== 1n) throw new Error(`The booking ${bookingId} has no stay to move.`)
}

/**
 * Holds the part of a time that the booking does not have yet: some before its own, some after, or all of it.
 */
export async function holdBeside(tx: Tx, holdId: string, bookingId: number, during: During): Promise<void> {
  const holding = sql`
    insert into stay (listing_id, during, hold_id)
    select listing_id, unnest(tstzmultirange(${range(during)}) - tstzmultirange(during)), ${holdId}
    from stay where booking_id = ${bookingId}`.execute(tx)
  await orTaken(holding)
}

/** Writes the price of a moved stay, line by line. The deposit stays as it was agreed. */
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
