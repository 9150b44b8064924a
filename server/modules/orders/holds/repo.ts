import type { Queryable, Tx } from '#server/db/database.ts'

/** Locks a hold that has not run out, until the transaction ends. */
export function lockLiveHold(tx: Tx, id: string, now: Date) {
  return tx
    .selectFrom('hold')
    .select([
      'id',
      'vertical',
      'account_id',
      'address',
      'booking_id',
      'is_extended',
      'created_at',
      'expires_at',
    ])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export type HoldRow = NonNullable<Awaited<ReturnType<typeof lockLiveHold>>>

export async function addHold(tx: Tx, hold: Omit<HoldRow, 'booking_id' | 'is_extended'>): Promise<HoldRow> {
  const row = { ...hold, booking_id: null, is_extended: false }
  await tx.insertInto('hold').values(row).execute()
  return row
}

export async function changeHold(
  tx: Tx,
  id: string,
  change: Partial<Pick<HoldRow, 'account_id' | 'address' | 'booking_id' | 'is_extended' | 'expires_at'>>,
): Promise<void> {
  await tx.updateTable('hold').set(change).where('id', '=', id).execute()
}

/** Deletes a hold. One of a booking that waits for its payment stays until that is decided. */
export async function dropHold(query: Queryable, id: string): Promise<void> {
  await query.deleteFrom('hold').where('id', '=', id).where('booking_id', 'is', null).execute()
}

export async function dropHoldOf(tx: Tx, booking_id: number): Promise<void> {
  await tx.deleteFrom('hold').where('booking_id', '=', booking_id).execute()
}

/** Deletes all holds of an account but the newest. The holds of its bookings are not counted. */
export async function dropAllButNewest(tx: Tx, account_id: number, kept: number): Promise<void> {
  const older = tx
    .selectFrom('hold')
    .select('id')
    .where('account_id', '=', account_id)
    .where('booking_id', 'is', null)
    .orderBy('created_at', 'desc')
    .offset(kept)
  await tx.deleteFrom('hold').where('id', 'in', older).where('booking_id', 'is', null).execute()
}

/** Deletes holds that ended before an instant. */
export async function sweepHolds(query: Queryable, before: Date): Promise<void> {
  await query.deleteFrom('hold').where('expires_at', '<', before).where('booking_id', 'is', null).execute()
}
