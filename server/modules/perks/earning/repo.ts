import { type Insertable, sql } from 'kysely'
import { bookingStatus, visited } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

const terms = ['percent', 'least_paid_minor', 'most_earned_minor', 'valid_days', 'wait_hours'] as const

/** Finds a business's rules for what it sells of a vertical now. */
export function findRules(query: Queryable, businessId: number, vertical: VerticalId) {
  return query
    .selectFrom('perk_rule')
    .innerJoin('business', 'business.id', 'perk_rule.business_id')
    .select(['perk_rule.kind', 'business.name as business', ...terms])
    .where('business_id', '=', businessId)
    .where('vertical', '=', vertical)
    .where('is_active', '=', true)
    .orderBy('perk_rule.kind', 'desc')
    .execute()
}

/** Finds the rules that were agreed for a booking, by kind. */
export function findOfBooking(tx: Tx, booking_id: number) {
  return tx
    .selectFrom('earning')
    .select(['kind', ...terms])
    .where('booking_id', '=', booking_id)
    .execute()
}

/** A rule that was agreed for a booking: how much is given back, and when. */
export type AgreedRule = Awaited<ReturnType<typeof findOfBooking>>[number]

export async function put(tx: Tx, earnings: readonly Insertable<Tables['earning']>[]): Promise<void> {
  if (earnings.length === 0) return
  await tx
    .insertInto('earning')
    .values(earnings)
    .onConflict((it) =>
      it.columns(['booking_id', 'kind']).doUpdateSet((set) => ({
        basis_minor: set.ref('excluded.basis_minor'),
        amount_minor: set.ref('excluded.amount_minor'),
        due_at: set.ref('excluded.due_at'),
        state: 'pending',
        reason: null,
        settled_at: null,
      })),
    )
    .execute()
}

type Reason = NonNullable<Tables['earning']['reason']['__select__']>

/** Drops the earnings of a booking that were still to come; of all kinds, or of these. */
export async function dropPending(
  tx: Tx,
  booking_id: number,
  { reason, now, kinds }: { reason: Reason; now: Date; kinds?: readonly ('cashback' | 'bonus')[] },
): Promise<void> {
  let found = tx
    .updateTable('earning')
    .set({ state: 'void', reason, settled_at: now })
    .where('booking_id', '=', booking_id)
    .where('state', '=', 'pending')
  if (kinds) found = found.where('kind', 'in', kinds)
  await found.execute()
}

/** Has what was dropped of a booking because its customer did not come be on its way again. */
export async function restoreNoShow(tx: Tx, booking_id: number): Promise<void> {
  await tx
    .updateTable('earning')
    .set({ state: 'pending', reason: null, settled_at: null })
    .where('booking_id', '=', booking_id)
    .where('state', '=', 'void')
    .where('reason', '=', 'no_show')
    .execute()
}

const dueAtVenue = sql<number>`(case when booking.payment_mode = 'PAY_AT_VENUE'
  then booking.payable_minor else booking.venue_minor end)`
/** The condition that an amount is due at the venue and nobody has seen it paid. */
export const isUnseen = sql<boolean>`(${dueAtVenue} > 0 and booking.venue_paid_at is null
  and not exists (select from admission where admission.booking_id = booking.id))`

// A constant, for its partial index.
const pending = sql.lit<'pending'>('pending')

/**
 * Locks the next earnings that are due of bookings whose visit is over, so that nobody else credits them until
 * the transaction ends. An amount due at the venue is waited for until somebody has seen it paid, but only so
 * long.
 */
export function lockDue(tx: Tx, { now, unseenSince, most }: { now: Date; unseenSince: Date; most: number }) {
  return tx
    .selectFrom('earning')
    .innerJoin('booking', 'booking.id', 'earning.booking_id')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .innerJoin('business', 'business.id', 'earning.business_id')
    .select(['earning.id', 'earning.booking_id', 'earning.kind', 'earning.account_id', 'earning.business_id'])
    .select(['basis_minor', 'amount_minor', 'booking.reference', 'booking.title', 'booking.currency'])
    .select(['booking.vertical', 'listing.time_zone', 'business.name as business'])
    .select(terms.map((it) => `earning.${it}` as const))
    .select(sql<number>`case when ${isUnseen} then ${dueAtVenue} else 0 end`.as('unseen_minor'))
    .where('earning.state', '=', pending)
    .where('earning.due_at', '<=', now)
    .where('booking.status', 'in', visited)
    .where((it) => it.or([it.not(isUnseen), it('earning.due_at', '<=', unseenSince)]))
    .orderBy('earning.due_at')
    .orderBy('earning.id')
    .limit(most)
    .forUpdate('earning')
    .skipLocked()
    .execute()
}

export type DueEarning = Awaited<ReturnType<typeof lockDue>>[number]

interface Credited {
  id: number
  amount: number
  moveId: number
  lotId: number
}

/** Marks earnings as credited, each as a lot of a wallet. */
export async function setCredited(tx: Tx, all: readonly Credited[], settled_at: Date): Promise<void> {
  const [ids, amounts] = [all.map((it) => it.id), all.map((it) => it.amount)]
  const [moves, lots] = [all.map((it) => it.moveId), all.map((it) => it.lotId)]
  await sql`
    update earning set state = 'credited', amount_minor = it.amount, move_id = it.move_id, lot_id = it.lot_id,
      settled_at = ${settled_at}::timestamptz
    from unnest(${ids}::bigint[], ${amounts}::bigint[], ${moves}::bigint[], ${lots}::bigint[])
      as it (id, amount, move_id, lot_id)
    where earning.id = it.id`.execute(tx)
}

/** Lists the earnings of bookings, whatever became of them. */
export function listOfBookings(query: Queryable, bookingIds: readonly number[]) {
  return shown(query).where('earning.booking_id', 'in', bookingIds).orderBy('earning.kind', 'desc').execute()
}

export type ShownEarning = Awaited<ReturnType<typeof listOfBookings>>[number]

/** Lists a person's earnings that are still to come, the soonest first. */
export function listComing(
  query: Queryable,
  accountId: number,
  { currency, most }: { currency: string; most: number },
) {
  return shown(query)
    .where('earning.account_id', '=', accountId)
    .where('earning.state', '=', 'pending')
    .where('booking.currency', '=', currency)
    .where('booking.status', 'in', [bookingStatus.confirmed, ...visited])
    .orderBy('earning.due_at')
    .limit(most)
    .execute()
}

function shown(query: Queryable) {
  return query
    .selectFrom('earning')
    .innerJoin('booking', 'booking.id', 'earning.booking_id')
    .innerJoin('business', 'business.id', 'earning.business_id')
    .select(['earning.booking_id', 'earning.kind', 'earning.amount_minor', 'earning.due_at', 'earning.state'])
    .select(['booking.currency', 'booking.reference', 'booking.vertical', 'booking.title'])
    .select(['business.name as business', isUnseen.as('is_unseen')])
}
