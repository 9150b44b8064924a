import { admitting, bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

const MOST = 100

export function listNewest(query: Queryable, status: number | undefined) {
  let found = query
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select(['reference', 'booking.title', 'starts_at', 'status', 'pay_until', 'total_minor', 'currency'])
    .select(['account.name', 'account.phone'])
    .orderBy('booking.id', 'desc')
    .limit(MOST)
  if (status !== undefined) found = found.where('status', '=', status)
  return found.execute()
}

const isReference = /^[0-9A-HJKMNP-TV-Z]{7,26}$/

/** Finds bookings by the end of their reference: one, none, or two where several end so. */
export async function findByEnd(query: Queryable, typed: string) {
  const end = typed.toUpperCase()
  if (!isReference.test(end)) return []
  return query
    .selectFrom('booking')
    .select(['reference', 'title'])
    .where('reference', 'like', `%${end}`)
    .limit(2)
    .execute()
}

const MINUTE_MS = 60_000
/** The time after its start in which somebody may still come, and the time until which a no-show may be noted. */
const NO_SHOW_FROM_MS = 10 * MINUTE_MS
const NO_SHOW_UNTIL_MS = 48 * 60 * MINUTE_MS

/**
 * Notes that the customer of a booking did not come, and answers its id. Undefined where it is too early or
 * too late to say so, they checked in, or it was noted before.
 */
export async function noteNoShow(tx: Tx, reference: string, now: Date): Promise<number | undefined> {
  const noted = await tx
    .updateTable('booking')
    .set({ no_show_at: now })
    .where('reference', '=', reference)
    .where('status', 'in', [bookingStatus.confirmed, bookingStatus.completed])
    .where('starts_at', '<=', new Date(now.getTime() - NO_SHOW_FROM_MS))
    .where('starts_at', '>', new Date(now.getTime() - NO_SHOW_UNTIL_MS))
    .where('no_show_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('admission').select('number').whereRef('booking_id', '=', 'booking.id'))),
    )
    .returning('id')
    .executeTakeFirst()
  return noted?.id
}

/**
 * Notes that the amount due at the venue was paid. False where nothing is due there, or it was noted before.
 */
export async function notePaidAtVenue(tx: Tx, reference: string, venue_paid_at: Date): Promise<boolean> {
  const noted = await tx
    .updateTable('booking')
    .set({ venue_paid_at })
    .where('reference', '=', reference)
    .where('status', 'in', [...admitting, bookingStatus.completed])
    .where('venue_paid_at', 'is', null)
    .where((it) =>
      it.or([
        it('venue_minor', '>', 0),
        it.and([it('payment_mode', '=', 'PAY_AT_VENUE'), it('payable_minor', '>', 0)]),
      ]),
    )
    .executeTakeFirst()
  return noted.numUpdatedRows === 1n
}
