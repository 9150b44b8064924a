import { type Insertable, sql, type Updateable } from 'kysely'
import { admitting, bookingStatus } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export type NewBooking = Insertable<Tables['booking']>

export async function addBooking(tx: Tx, booking: NewBooking): Promise<number> {
  const added = tx.insertInto('booking').values(booking).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

export function findTerms(query: Queryable, listing_id: number) {
  return query
    .selectFrom('booking_terms')
    .select(['needs_confirmation', 'full_refund_hours', 'part_refund_hours', 'part_refund_percent'])
    .where('listing_id', '=', listing_id)
    .executeTakeFirst()
}

/** Locks a booking, so that nobody else changes it until the transaction ends. */
export function lockBooking(tx: Tx, reference: string) {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

export function lockBookingById(tx: Tx, id: number) {
  return tx.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export type BookingRow = Awaited<ReturnType<typeof lockBookingById>>

export async function setStatus(
  tx: Tx,
  { id, from, to }: { id: number; from: number; to: number },
  more: Partial<Pick<BookingRow, 'cancel_reason' | 'cancelled_at' | 'no_show_at'>> = {},
): Promise<void> {
  const moved = await tx
    .updateTable('booking')
    .set({ status: to, ...more })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) throw new Error(`The booking is no longer ${from}.`)
}

/** Stores other times of a booking, with its new price. */
export async function setChanged(
  tx: Tx,
  { id, changes }: Pick<BookingRow, 'id' | 'changes'>,
  change: Partial<Omit<Updateable<Tables['booking']>, 'id' | 'changes'>>,
): Promise<void> {
  const changed = await tx
    .updateTable('booking')
    .set({ ...change, changes: changes + 1 })
    .where('id', '=', id)
    .where('changes', '=', changes)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) throw new Error('The booking was changed meanwhile.')
}

/** Stores the deadline of an answer that the customers of some bookings are asked for; null: none any more. */
export async function setAnswer(
  tx: Tx,
  ids: readonly number[],
  answer: Pick<BookingRow, 'answer_until'> & Partial<Pick<BookingRow, 'unbound_at'>>,
): Promise<void> {
  if (ids.length > 0) await tx.updateTable('booking').set(answer).where('id', 'in', ids).execute()
}

export async function noteEvent(
  tx: Tx,
  { details = {}, ...event }: { booking_id: number; kind: string; created_at: Date; details?: object },
): Promise<void> {
  await tx
    .insertInto('booking_event')
    .values({ ...event, details: JSON.stringify(details) })
    .execute()
}

/** Locks bookings that were not paid in time, of one account or of all. */
export function lockLapsed(tx: Tx, now: Date, { accountId, most }: { accountId?: number; most: number }) {
  let due = tx
    .selectFrom('booking')
    .selectAll()
    // A constant, for its partial index.
    .where('status', '=', sql.lit(bookingStatus.awaitingPayment))
    .where('pay_until', '<=', now)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
  if (accountId !== undefined) due = due.where('account_id', '=', accountId)
  return due.execute()
}

/**
 * Completes bookings that are over. The customer counts as having been there, until somebody says otherwise.
 */
export async function completeEnded(query: Queryable, now: Date): Promise<void> {
  await query
    .updateTable('booking')
    .set({ status: bookingStatus.completed })
    // Constants, for its partial index.
    .where('status', 'in', admitting.map(sql.lit))
    .where('ends_at', '<=', now)
    .execute()
}

const shown = [
  ...(['slug', 'cover_image', 'cover_color', 'time_zone', 'address', 'land_mark'] as const),
  ...(['latitude', 'longitude'] as const),
]

/**
 * Selects bookings with their listing, as it is now, and the change that waits for its payment. One statement
 * for both: between two, the change could be paid, and the old dates would be shown with nothing to wait for.
 */
function bookings(query: Queryable, accountId: number) {
  return query
    .selectFrom('booking')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .leftJoin('booking_change as waiting', (join) =>
      join.onRef('waiting.booking_id', '=', 'booking.id').on('waiting.state', '=', sql.lit('open')),
    )
    .selectAll('booking')
    .select(shown.map((it) => `listing.${it}` as const))
    .select('business.name as business_name')
    .select([
      'waiting.starts_at as waiting_starts_at',
      'waiting.ends_at as waiting_ends_at',
      'waiting.amount_minor as waiting_minor',
      'waiting.pay_until as waiting_until',
    ])
    .where('booking.account_id', '=', accountId)
}

export function findBooking(query: Queryable, accountId: number, reference: string) {
  return bookings(query, accountId).where('booking.reference', '=', reference).executeTakeFirst()
}

export type ShownBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

export interface BookingPage {
  vertical?: VerticalId | undefined
  limit: number
  /** The last row of the page before: whether it was past, how far from now its time was, and its id. */
  after: readonly [boolean, number, number] | undefined
  /** The moment that separates past from upcoming, which is the same on every page. */
  now: Date
}

/** Lists bookings: those to come, the next one first, and then past ones, the last one first. */
export function listBookings(
  query: Queryable,
  accountId: number,
  { vertical, limit, after, now }: BookingPage,
) {
  const isPast = sql<boolean>`(booking.ends_at <= ${now}::timestamptz)`
  const far = sql`extract(epoch from booking.starts_at - ${now}::timestamptz) * 1000`
  const rank = sql<number>`(case when ${isPast} then -1 else 1 end * round(${far}))::float8`
  let found = bookings(query, accountId)
    .select([isPast.as('is_past'), rank.as('rank')])
    .orderBy(isPast)
    .orderBy(rank)
    .orderBy('booking.id')
    .limit(limit)
  if (vertical !== undefined) found = found.where('booking.vertical', '=', vertical)
  if (after)
    found = found.where(
      sql<boolean>`(${isPast}, ${rank}, booking.id) >
        (${after[0]}::boolean, ${after[1]}::float8, ${after[2]}::bigint)`,
    )
  return found.execute()
}
