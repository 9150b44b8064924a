import { type Insertable, sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

const DAY_MS = 86_400_000

function memberships(query: Queryable, accountId: number) {
  return query
    .selectFrom('membership')
    .innerJoin('membership_campaign as campaign', 'campaign.id', 'membership.campaign_id')
    .leftJoin('business', 'business.id', 'campaign.business_id')
    .leftJoin('listing', 'listing.id', 'campaign.listing_id')
    .select(['membership.id', 'membership.price_minor', 'membership.discount_percent'])
    .select(['membership.most_uses', 'membership.uses', 'membership.starts_at', 'membership.expires_at'])
    .select(['campaign.titles', 'campaign.descriptions', 'campaign.currency'])
    .select(['campaign.vertical', 'campaign.business_id', 'campaign.listing_id'])
    .select(['business.name as business_name', 'listing.title as listing_title'])
    .select(
      sql<number>`(select count(*) from membership_use u join booking b on b.id = u.booking_id
        where u.membership_id = membership.id and b.status = ${bookingStatus.awaitingPayment})`.as('waiting'),
    )
    .select(
      sql<number>`(select coalesce(sum(amount_minor), 0)::bigint from membership_use u
        where u.membership_id = membership.id)`.as('saved_minor'),
    )
    .leftJoin('purchase', 'purchase.id', 'membership.purchase_id')
    .select(['purchase.reference as purchase_reference', 'purchase.amount_minor as paid_minor'])
    .select('purchase.refundable_until')
    .where('membership.account_id', '=', accountId)
}

export function findMembership(query: Queryable, accountId: number, id: number) {
  return memberships(query, accountId).where('membership.id', '=', id).executeTakeFirst()
}

export type MembershipRow = NonNullable<Awaited<ReturnType<typeof findMembership>>>

export function listMemberships(query: Queryable, accountId: number, now: Date) {
  return memberships(query, accountId)
    .where('membership.expires_at', '>', now)
    .orderBy('membership.expires_at')
    .limit(50)
    .execute()
}

/** Locks a membership, so that nobody else counts with it until the transaction ends. */
export async function lockMembership(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('membership').select('id').where('id', '=', id).forUpdate().execute()
}

/** Counts a use of a membership; false where the last one is gone. */
export async function countMembership(
  tx: Tx,
  { id, ...use }: { id: number; booking_id: number; amount_minor: number; created_at: Date },
): Promise<boolean> {
  const counted = await tx
    .updateTable('membership')
    .set((it) => ({ uses: it('uses', '+', 1) }))
    .where('id', '=', id)
    .where((it) => it.or([it('most_uses', 'is', null), it('uses', '<', it.ref('most_uses'))]))
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) return false
  await tx
    .insertInto('membership_use')
    .values({ membership_id: id, ...use })
    .execute()
  return true
}

export async function uncountMembership(tx: Tx, booking_id: number): Promise<void> {
  const undone = await tx
    .deleteFrom('membership_use')
    .where('booking_id', '=', booking_id)
    .returning('membership_id')
    .executeTakeFirst()
  if (!undone) return
  await tx
    .updateTable('membership')
    .set((it) => ({ uses: it('uses', '-', 1) }))
    .where('id', '=', undone.membership_id)
    .execute()
}

/** Adds a membership with a copy of the campaign's terms, since the campaign may change afterwards. */
export async function addMembership(
  tx: Tx,
  account_id: number,
  campaign_id: number,
  now: Date,
): Promise<void> {
  const { validity_days, ...promised } = await tx
    .selectFrom('membership_campaign')
    .select(['price_minor', 'discount_percent', 'most_uses', 'validity_days'])
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow()
  const expires_at = new Date(now.getTime() + validity_days * DAY_MS)
  const of = { account_id, campaign_id, purchase_id: null, ...promised }
  await insertMembership(tx, { ...of, starts_at: now, expires_at, created_at: now })
}

export async function insertMembership(tx: Tx, row: Insertable<Tables['membership']>): Promise<void> {
  await tx.insertInto('membership').values(row).execute()
}

/**
 * Removes the membership of a purchase; false where it was used. Those that were to begin after it move
 * forward by what was left of it.
 */
export async function removeUnused(tx: Tx, purchaseId: number, now: Date): Promise<boolean> {
  const removed = await tx
    .deleteFrom('membership')
    .where('purchase_id', '=', purchaseId)
    .where('uses', '=', 0)
    .returning(['account_id', 'campaign_id', 'starts_at', 'expires_at'])
    .executeTakeFirst()
  if (!removed) return false
  const { account_id, campaign_id, starts_at, expires_at } = removed
  const leftMs = expires_at.getTime() - Math.max(starts_at.getTime(), now.getTime())
  const left = sql`${Math.max(0, leftMs)} * interval '1 millisecond'`
  await tx
    .updateTable('membership')
    .set({ starts_at: sql`starts_at - ${left}`, expires_at: sql`expires_at - ${left}` })
    .where('account_id', '=', account_id)
    .where('campaign_id', '=', campaign_id)
    .where('starts_at', '>=', expires_at)
    .execute()
  return true
}

/** Has two memberships of one campaign that a person gets at once come one after the other. */
export async function lockMemberships(tx: Tx, accountId: number, campaignId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`membership ${accountId} ${campaignId}`}, 0))`.execute(
    tx,
  )
}

/**
 * Finds when the last membership of each campaign ends that a person can still use. One that is used up is
 * over, whatever its last day.
 */
export async function lastEnds(query: Queryable, account_id: number, now: Date): Promise<Map<number, Date>> {
  const found = await query
    .selectFrom('membership')
    .select(['campaign_id', sql<Date>`max(expires_at)`.as('ends_at')])
    .where('account_id', '=', account_id)
    .where('expires_at', '>', now)
    .where((it) => it.or([it('most_uses', 'is', null), it('uses', '<', it.ref('most_uses'))]))
    .groupBy('campaign_id')
    .execute()
  return new Map(found.map((it) => [it.campaign_id, it.ends_at]))
}
