import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

/** The condition for a payout: the gateway through which money came, and since when. */
export interface GoesBack {
  gateway: string
  since: Date
}

/** The wallets in which people have own money. */
const walletsWithOwn = (query: Queryable) =>
  query
    .selectFrom('wallet')
    .where('wallet.kind', '=', 'wallet')
    .where((it) =>
      it.exists(
        it
          .selectFrom('wallet_lot as lot')
          .whereRef('lot.wallet_id', '=', 'wallet.id')
          .where('lot.origin', '=', 'top_up')
          .where('lot.left_minor', '>', 0),
      ),
    )

/** Finds a person's wallets with own money in them, one for each currency. */
export function findOwnWallets(tx: Tx, account_id: number) {
  const found = walletsWithOwn(tx).select(['wallet.id', 'wallet.currency'])
  return found.where('wallet.account_id', '=', account_id).orderBy('wallet.id').execute()
}

/** Finds erased accounts with own money: that of a booking which was undone after the person had left. */
export async function findErasedWithOwn(query: Queryable, most: number): Promise<number[]> {
  const found = await walletsWithOwn(query)
    .innerJoin('account', 'account.id', 'wallet.account_id')
    .select('account.id')
    .distinct()
    .where('account.erased_at', 'is not', null)
    .limit(most)
    .execute()
  return found.map((it) => it.id)
}

/**
 * Reads the lots of own money in a wallet, the oldest first, each with whether it can go back to where it
 * came from.
 */
export function readOwn(query: Queryable, wallet_id: number, { gateway, since }: GoesBack) {
  return query
    .selectFrom('wallet_lot as lot')
    .select(['lot.id', 'lot.left_minor', 'lot.purchase_id'])
    .select(
      sql<boolean>`exists (
        select from payment p where p.purchase_id = lot.purchase_id and p.state = 'paid'
          and p.gateway = ${gateway} and p.settled_at > ${since}::timestamptz)`.as('goes_back'),
    )
    .where('lot.wallet_id', '=', wallet_id)
    .where('lot.origin', '=', 'top_up')
    .where('lot.left_minor', '>', 0)
    .orderBy('lot.id')
    .execute()
}

export type OwnLot = Awaited<ReturnType<typeof readOwn>>[number]
