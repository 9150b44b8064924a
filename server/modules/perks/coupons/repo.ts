import { type Insertable, sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Bought } from '../scope.ts'

/**
 * Coupons with how often they were used, by this person and in orders of theirs that wait for their payment.
 */
function coupons(query: Queryable, accountId: number | undefined) {
  const of = accountId ?? null
  return query
    .selectFrom('coupon')
    .selectAll('coupon')
    .select(
      sql<number>`(select count(*) from coupon_use u where u.coupon_id = coupon.id and u.account_id = ${of})`.as(
        'own_uses',
      ),
    )
    .select(
      sql<number>`(select count(*) from coupon_use u join booking b on b.id = u.booking_id
        where u.coupon_id = coupon.id and u.account_id = ${of} and b.status = ${bookingStatus.awaitingPayment})`.as(
        'waiting',
      ),
    )
}

/** The stored form of a typed code. Codes are in capitals, and it does not matter how people type them. */
const codeOf = (typed: string) => typed.trim().toUpperCase()

export function findCoupon(query: Queryable, typed: string, accountId: number | undefined) {
  return coupons(query, accountId).where('code', '=', codeOf(typed)).executeTakeFirst()
}

export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>

/** Finds the coupon that works under a code, and whether people are offered it without knowing that. */
export function findWorking(query: Queryable, typed: string) {
  return query
    .selectFrom('coupon')
    .select('is_listed')
    .where('code', '=', codeOf(typed))
    .where('is_active', '=', true)
    .executeTakeFirst()
}

/**
 * Locks a coupon, so that nobody else counts with it until the transaction ends. Its uses must be read after
 * this, by a statement of their own.
 */
export async function lockCoupon(tx: Tx, typed: string): Promise<void> {
  await tx.selectFrom('coupon').select('id').where('code', '=', codeOf(typed)).forUpdate().execute()
}

/** Lists the coupons that are offered for a listing, the one that ends first first. */
export function listCoupons(query: Queryable, bought: Bought, accountId: number | undefined, now: Date) {
  return coupons(query, accountId)
    .where('is_listed', '=', true)
    .where('is_active', '=', true)
    .where('currency', '=', bought.currency)
    .where((it) => it.or([it('vertical', 'is', null), it('vertical', '=', bought.vertical)]))
    .where((it) => it.or([it('business_id', 'is', null), it('business_id', '=', bought.businessId)]))
    .where((it) => it.or([it('listing_id', 'is', null), it('listing_id', '=', bought.listingId)]))
    .where((it) => it.or([it('starts_at', 'is', null), it('starts_at', '<=', now)]))
    .where((it) => it.or([it('ends_at', 'is', null), it('ends_at', '>', now)]))
    .orderBy(sql`ends_at nulls last`)
    .orderBy('id')
    .limit(50)
    .execute()
}

/** Counts a use of a coupon; false where the last one is gone. */
export async function countCoupon(
  tx: Tx,
  { id, ...use }: { id: number; booking_id: number; account_id: number; created_at: Date },
): Promise<boolean> {
  const counted = await tx
    .updateTable('coupon')
    .set((it) => ({ uses: it('uses', '+', 1) }))
    .where('id', '=', id)
    .where((it) => it.or([it('most_uses', 'is', null), it('uses', '<', it.ref('most_uses'))]))
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) return false
  await tx
    .insertInto('coupon_use')
    .values({ coupon_id: id, ...use })
    .execute()
  return true
}

/** Finds the subtotal from which on the coupon of a booking is good. */
export async function findLeast(query: Queryable, booking_id: number): Promise<number> {
  const found = await query
    .selectFrom('coupon_use')
    .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
    .select('min_subtotal_minor')
    .where('booking_id', '=', booking_id)
    .executeTakeFirst()
  return found?.min_subtotal_minor ?? 0
}

export async function uncountCoupon(tx: Tx, booking_id: number): Promise<void> {
  const undone = await tx
    .deleteFrom('coupon_use')
    .where('booking_id', '=', booking_id)
    .returning('coupon_id')
    .executeTakeFirst()
  if (!undone) return
  await tx
    .updateTable('coupon')
    .set((it) => ({ uses: it('uses', '-', 1) }))
    .where('id', '=', undone.coupon_id)
    .execute()
}

/** Adds a coupon. False where the code is taken. */
export async function addCoupon(query: Queryable, coupon: Insertable<Tables['coupon']>): Promise<boolean> {
  const added = await query
    .insertInto('coupon')
    .values(coupon)
    .onConflict((it) => it.column('code').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** Lists all coupons: those that work first, then the newest first. */
export function listAllCoupons(query: Queryable) {
  return query
    .selectFrom('coupon')
    .select(['code', 'discount_percent', 'discount_minor', 'currency', 'uses', 'most_uses'])
    .select(['ends_at', 'is_active', 'is_listed'])
    .orderBy('is_active', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
}

/**
 * Stops a coupon. False where there is none, or it was stopped already. Orders made with it stay as they are.
 */
export async function stopCoupon(query: Queryable, typed: string): Promise<boolean> {
  const stopped = await query
    .updateTable('coupon')
    .set({ is_active: false })
    .where('code', '=', codeOf(typed))
    .where('is_active', '=', true)
    .executeTakeFirst()
  return stopped.numUpdatedRows === 1n
}
