import { sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import * as lots from '../lots/repo.ts'
import type { Bought } from '../scope.ts'

/** Finds the listing that is bought, by its id or slug. */
export async function findBought(
  query: Queryable,
  vertical: VerticalId,
  of: number | string,
): Promise<Bought | undefined> {
  const all = query.selectFrom('listing').select(['id', 'business_id', 'currency'])
  const found = await (typeof of === 'number' ? all.where('id', '=', of) : all.where('slug', '=', of))
    .where('vertical', '=', vertical)
    .executeTakeFirst()
  return found && { vertical, listingId: found.id, businessId: found.business_id, currency: found.currency }
}

/**
 * Reads the person's own wallets that may pay for this, and the gift card's, in the order in which they are
 * locked, each with what is still good of it.
 */
export async function readWallets(
  query: Queryable,
  accountId: number,
  bought: Bought,
  { giftCard, lock, now }: { giftCard: number | undefined; lock: boolean; now: Date },
) {
  let found = query
    .selectFrom('wallet')
    .select(['id', 'kind', 'balance_minor'])
    .where('currency', '=', bought.currency)
    .where((it) =>
      it.or([
        it('id', '=', giftCard ?? null),
        it.and([it('account_id', '=', accountId), it('kind', '=', 'wallet')]),
        it.and([
          it('account_id', '=', accountId),
          it('kind', 'in', ['cashback', 'bonus']),
          it('business_id', '=', bought.businessId),
        ]),
      ]),
    )
    .orderBy('id')
  if (lock) found = found.forUpdate()
  const wallets = await found.execute()
  // The lots are read after the wallets are locked: read along with the lock they would be older than it.
  const inLots = wallets.filter((it) => it.kind !== 'gift_card').map((it) => it.id)
  const live = await lots.readLive(query, inLots, now)
  return wallets.map((wallet) => {
    const own = live.filter((it) => it.wallet_id === wallet.id)
    const balance_minor =
      wallet.kind === 'gift_card' ? wallet.balance_minor : own.reduce((sum, it) => sum + it.left_minor, 0)
    return { ...wallet, balance_minor, lots: own }
  })
}

/** Reads what the business gives for cashback and for points. */
export async function readOffers(query: Queryable, { businessId, vertical }: Bought) {
  if (businessId === null) return { cashback: undefined, bonus: undefined }
  const cashback = await query
    .selectFrom('business_cashback')
    .select(['redeem_percent', 'most_redeem_minor'])
    .where('business_id', '=', businessId)
    .where('vertical', '=', vertical)
    .executeTakeFirst()
  const bonus = await query
    .selectFrom('bonus_campaign')
    .select(['discount_percent', 'discount_minor'])
    .where('business_id', '=', businessId)
    .where('vertical', '=', vertical)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return { cashback, bonus }
}

/** Whether somebody referred the person, and nothing was booked yet. */
export async function isReferredNewcomer(query: Queryable, accountId: number): Promise<boolean> {
  const found = await query
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('referred_by', 'is not', null)
    .where(
      sql<boolean>`not exists (select 1 from booking b where b.account_id = account.id and b.status <> ${bookingStatus.cancelled})`,
    )
    .executeTakeFirst()
  return found !== undefined
}

interface Part {
  source: string
  wallet_id: number
  amount_minor: number
}

export async function addParts(tx: Tx, booking_id: number, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return
  await tx
    .insertInto('booking_part')
    .values(parts.map((part) => ({ ...part, booking_id })))
    .execute()
}

export function findParts(query: Queryable, booking_id: number) {
  return query
    .selectFrom('booking_part')
    .innerJoin('wallet', 'wallet.id', 'booking_part.wallet_id')
    .select(['source', 'wallet_id', 'amount_minor', 'currency'])
    .where('booking_id', '=', booking_id)
    .orderBy('wallet_id')
    .execute()
}

/** Adds to the amount that a booking takes out of a wallet. */
export async function addToPart(
  tx: Tx,
  booking_id: number,
  { source, wallet_id, amount_minor }: Part,
): Promise<void> {
  await tx
    .insertInto('booking_part')
    .values({ booking_id, source, wallet_id, amount_minor })
    .onConflict((it) =>
      it
        .columns(['booking_id', 'source'])
        .doUpdateSet((set) => ({ amount_minor: set('booking_part.amount_minor', '+', amount_minor) })),
    )
    .execute()
}

/** Subtracts from the amount that a booking takes out of a wallet; answers that wallet. */
export async function takeOffPart(
  tx: Tx,
  booking_id: number,
  { source, amount_minor }: Omit<Part, 'wallet_id'>,
): Promise<number> {
  const gone = await tx
    .deleteFrom('booking_part')
    .where('booking_id', '=', booking_id)
    .where('source', '=', source)
    .where('amount_minor', '=', amount_minor)
    .returning('wallet_id')
    .executeTakeFirst()
  if (gone) return gone.wallet_id
  const { wallet_id } = await tx
    .updateTable('booking_part')
    .set((it) => ({ amount_minor: it('amount_minor', '-', amount_minor) }))
    .where('booking_id', '=', booking_id)
    .where('source', '=', source)
    .returning('wallet_id')
    .executeTakeFirstOrThrow()
  return wallet_id
}
