import { sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

function memberships(query: Queryable, accountId: number) {
  return query
    .selectFrom('membership')
    .innerJoin('membership_campaign as campaign', 'campaign.id', 'membership.campaign_id')
    .leftJoin('business', 'business.id', 'campaign.business_id')
    .leftJoin('listing', 'listing.id', 'campaign.listing_id')
    .select(['membership.id', 'membership.price_minor', 'membership.discount_percent'])
    .select(['membership.most_uses', 'membership.uses', 'membership.expires_at'])
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

/** Until the transaction ends nobody else counts with it. */
export async function lockMembership(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('membership').select('id').where('id', '=', id).forUpdate().execute()
}

/** Counts a use; false where the last one is gone. */
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

/** What was promised is written into the membership: the campaign may change afterwards. */
export async function addMembership(
  tx: Tx,
  account_id: number,
  campaign_id: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('membership')
    .columns([
      'account_id',
      'campaign_id',
      'price_minor',
      'discount_percent',
      'most_uses',
      'expires_at',
      'created_at',
    ])
    .expression(
      tx
        .selectFrom('membership_campaign')
        .select([
          sql<number>`${account_id}::bigint`.as('account_id'),
          'id',
          'price_minor',
          'discount_percent',
          'most_uses',
        ])
        .select(sql<Date>`${now}::timestamptz + make_interval(days => validity_days)`.as('expires_at'))
        .select(sql<Date>`${now}::timestamptz`.as('created_at'))
        .where('id', '=', campaign_id),
    )
    .execute()
}
