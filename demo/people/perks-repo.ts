import { type Insertable, sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Adds coupons, and answers the new ones. A code that somebody else has taken stays theirs. */
export function insertCoupons(tx: Tx, rows: readonly Insertable<Tables['coupon']>[]) {
  return tx
    .insertInto('coupon')
    .values(rows)
    .onConflict((it) => it.column('code').doNothing())
    .returning(['id', 'code as key'])
    .execute()
}

export async function insertCardCampaign(
  tx: Tx,
  row: Insertable<Tables['gift_card_campaign']>,
): Promise<number> {
  const added = tx.insertInto('gift_card_campaign').values(row).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

export async function insertMembershipCampaign(
  tx: Tx,
  row: Insertable<Tables['membership_campaign']>,
): Promise<number> {
  const added = tx.insertInto('membership_campaign').values(row).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** Gives the businesses with events or rentals rules for cashback, and some of them for points too. */
export async function letBusinessesGive(tx: Tx, businessIds: readonly number[]): Promise<void> {
  const hosts = sql`select distinct business_id, vertical from listing
    where vertical in ('events', 'rentals') and business_id = any(${businessIds}::bigint[])`
  await sql`insert into business_cashback (business_id, vertical, redeem_percent, most_redeem_minor)
    select business_id, vertical, 10, 500 from (${hosts}) host on conflict do nothing`.execute(tx)
  await sql`insert into perk_rule (business_id, vertical, kind, percent, most_earned_minor, valid_days, wait_hours)
    select business_id, vertical, 'cashback', case vertical when 'events' then 3 else 2 end, 2000, 365, 24
    from (${hosts}) host on conflict do nothing`.execute(tx)
  await sql`insert into perk_rule (business_id, vertical, kind, percent, most_earned_minor, valid_days, wait_hours)
    select business_id, vertical, 'bonus', 5, 3000, 180, 24
    from (${hosts}) host where business_id % 2 = 0 on conflict do nothing`.execute(tx)
  await sql`insert into bonus_campaign (business_id, vertical, discount_percent)
    select business_id, vertical, 5 from (${hosts}) host where business_id % 2 = 0 on conflict do nothing`.execute(
    tx,
  )
}

/** Finds the hosts with the most upcoming events, for people who have been there before. */
export async function favouriteHosts(
  tx: Tx,
  businessIds: readonly number[],
  most: number,
): Promise<number[]> {
  if (businessIds.length === 0) return []
  const hosts = await tx
    .selectFrom('listing')
    .select('business_id')
    .where('vertical', '=', 'events')
    .where('business_id', 'in', businessIds)
    .groupBy('business_id')
    .orderBy((it) => it.fn.countAll(), 'desc')
    .orderBy('business_id')
    .limit(most)
    .execute()
  return hosts.flatMap((it) => it.business_id ?? [])
}
