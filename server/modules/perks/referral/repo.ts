import { type Insertable, sql } from 'kysely'
import { bookingStatus, visited } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { isUnseen } from '../earning/repo.ts'

/**
 * Locks the next friend whose paid visit is over, so that nobody else rewards it until the transaction ends;
 * with the referrer. Friends who have left or have not proven their number bring nothing.
 */
export function lockNext(
  tx: Tx,
  { endedBefore, least, currency }: { endedBefore: Date; least: number; currency: string },
) {
  return tx
    .selectFrom('account as friend')
    .innerJoin('account as referrer', 'referrer.id', 'friend.referred_by')
    .innerJoin('booking', 'booking.account_id', 'friend.id')
    .select(['friend.id as referred_id', 'friend.name as friend', 'referrer.id as referrer_id'])
    .select('booking.id as booking_id')
    .where('friend.erased_at', 'is', null)
    .where('friend.phone_confirmed_at', 'is not', null)
    .where('referrer.erased_at', 'is', null)
    .where('booking.status', 'in', visited)
    .where('booking.no_show_at', 'is', null)
    .where('booking.ends_at', '<=', endedBefore)
    .where('booking.total_minor', '>=', least)
    .where('booking.currency', '=', currency)
    .where((it) => it.not(isUnseen))
    .where((it) =>
      it.not(
        it.exists(it.selectFrom('referral_reward').whereRef('referral_reward.referred_id', '=', 'friend.id')),
      ),
    )
    .orderBy('booking.id')
    .limit(1)
    .forUpdate('friend')
    .skipLocked()
    .executeTakeFirst()
}

/**
 * Counts the rewards of a referrer since an instant, and locks their account, so that nobody else counts them
 * until the transaction ends.
 */
export async function countRewards(tx: Tx, referrer_id: number, since: Date): Promise<number> {
  await tx.selectFrom('account').select('id').where('id', '=', referrer_id).forNoKeyUpdate().execute()
  const { rewards } = await tx
    .selectFrom('referral_reward')
    .select((it) => it.fn.countAll<number>().as('rewards'))
    .where('referrer_id', '=', referrer_id)
    .where('state', '=', 'credited')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return rewards
}

export async function isRewarded(tx: Tx, referred_id: number): Promise<boolean> {
  const found = tx.selectFrom('referral_reward').select('state').where('referred_id', '=', referred_id)
  return (await found.executeTakeFirst()) !== undefined
}

export async function addReward(tx: Tx, reward: Insertable<Tables['referral_reward']>): Promise<void> {
  await tx.insertInto('referral_reward').values(reward).execute()
}

/**
 * Lists the friends of a referrer, the newest first, with whether they have booked and the reward they
 * brought.
 */
export function listReferred(query: Queryable, referrer_id: number, most: number) {
  return query
    .selectFrom('account as friend')
    .leftJoin('referral_reward as reward', 'reward.referred_id', 'friend.id')
    .select(['friend.name', 'friend.created_at', 'reward.state', 'reward.amount_minor'])
    .select(['reward.created_at as rewarded_at', 'reward.currency'])
    .select(
      sql<boolean>`exists (select from booking b where b.account_id = friend.id
        and b.status not in (${bookingStatus.cancelled}, ${bookingStatus.awaitingPayment}))`.as('has_booked'),
    )
    .where('friend.referred_by', '=', referrer_id)
    .orderBy('friend.id', 'desc')
    .limit(most)
    .execute()
}

/** Sums up the rewards of a referrer. */
export async function sumRewards(query: Queryable, referrer_id: number, currency: string): Promise<number> {
  const { total } = await query
    .selectFrom('referral_reward')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('total'))
    .where('referrer_id', '=', referrer_id)
    .where('currency', '=', currency)
    .where('state', '=', 'credited')
    .executeTakeFirstOrThrow()
  return total
}

/** Whether two accounts were ever reached on one device. */
export async function shareDevice(query: Queryable, a: number, b: number): Promise<boolean> {
  const shared = query
    .selectFrom('device_seen as one')
    .innerJoin('device_seen as other', 'other.token_hash', 'one.token_hash')
    .select('one.account_id')
    .where('one.account_id', '=', a)
    .where('other.account_id', '=', b)
  return (await shared.limit(1).executeTakeFirst()) !== undefined
}

const held = (query: Queryable) =>
  query
    .selectFrom('referral_reward as reward')
    .innerJoin('account as friend', 'friend.id', 'reward.referred_id')
    .innerJoin('account as referrer', 'referrer.id', 'reward.referrer_id')
    .select(['reward.referred_id', 'reward.referrer_id', 'reward.amount_minor', 'reward.currency'])
    .select(['friend.name as friend', 'referrer.name as referrer'])
    .where('reward.state', '=', 'held')
    .where('referrer.erased_at', 'is', null)

/** Lists the rewards that wait for an operator, the oldest first. */
export function listHeld(query: Queryable) {
  return held(query).orderBy('reward.created_at').limit(200).execute()
}

/** Locks a reward that waits for an operator, so that nobody else decides on it until the transaction ends. */
export function lockHeld(tx: Tx, referredId: number) {
  return held(tx).where('reward.referred_id', '=', referredId).forUpdate('reward').executeTakeFirst()
}

export async function decide(
  tx: Tx,
  referred_id: number,
  end: { state: 'credited'; move_id: number } | { state: 'refused'; move_id: null },
): Promise<void> {
  await tx.updateTable('referral_reward').set(end).where('referred_id', '=', referred_id).execute()
}
