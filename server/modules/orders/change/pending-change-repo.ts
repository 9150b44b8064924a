import { type Insertable, sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export async function addChange(tx: Tx, change: Insertable<Tables['booking_change']>): Promise<void> {
  await tx.insertInto('booking_change').values(change).execute()
}

/** Finds the pending change of a booking, while it can still be paid. */
export function findPending(query: Queryable, bookingId: number, now: Date) {
  return query
    .selectFrom('booking_change')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .where('pay_until', '>', now)
    .executeTakeFirst()
}

export type PendingChangeRow = NonNullable<Awaited<ReturnType<typeof findPending>>>

/** Finds a pending change by its id. The caller has locked its booking. */
export function findOpen(tx: Tx, id: number) {
  return tx
    .selectFrom('booking_change')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** Closes the pending changes of a booking. */
export async function closeOpen(tx: Tx, booking_id: number, state: 'done' | 'ended'): Promise<void> {
  await tx
    .updateTable('booking_change')
    .set({ state })
    .where('booking_id', '=', booking_id)
    .where('state', '=', 'open')
    .execute()
}

// A constant, for its partial index.
const open = sql.lit<'open'>('open')

/**
 * Locks bookings with a change that was not paid in time, so that nobody else changes them until the
 * transaction ends.
 */
export function lockOverdue(tx: Tx, now: Date, most: number) {
  return tx
    .selectFrom('booking')
    .innerJoin('booking_change', 'booking_change.booking_id', 'booking.id')
    .select('booking.id')
    .where('booking_change.state', '=', open)
    .where('booking_change.pay_until', '<=', now)
    .orderBy('booking.id')
    .limit(most)
    .forUpdate('booking')
    .skipLocked()
    .execute()
}
