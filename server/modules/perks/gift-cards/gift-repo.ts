import { type Insertable, sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export async function addGift(tx: Tx, gift: Insertable<Tables['gift']>): Promise<void> {
  await tx.insertInto('gift').values(gift).execute()
}

const columns = [
  ...(['gift.id', 'gift.gift_card_id', 'gift.giver_id', 'gift.recipient_name'] as const),
  ...(['gift.recipient_email', 'gift.message', 'gift.amount_minor', 'gift.language'] as const),
  ...(['gift.mail_due_at', 'gift.mail_tries', 'gift.sent_at', 'gift.failed_at'] as const),
  ...(['gift.claimed_at', 'gift.taken_back_at'] as const),
  ...(['card.wallet_id', 'card.code_version', 'card.code_hash', 'card.expires_at'] as const),
  'card.stopped_at' as const,
]

const gifts = (query: Queryable) =>
  query
    .selectFrom('gift')
    .innerJoin('gift_card as card', 'card.id', 'gift.gift_card_id')
    .innerJoin('wallet', 'wallet.id', 'card.wallet_id')
    .select(columns)
    .select(['wallet.currency', 'wallet.balance_minor'])

/** Lists the gifts that a person gave and did not take back, the newest first. */
export function listGiven(query: Queryable, giverId: number) {
  return gifts(query)
    .leftJoin('purchase', (it) =>
      it.onRef('purchase.id', '=', 'card.purchase_id').on('purchase.account_id', '=', giverId),
    )
    .select(['purchase.reference as purchase_reference', 'purchase.amount_minor as paid_minor'])
    .select('purchase.refundable_until')
    .where('gift.giver_id', '=', giverId)
    .where('gift.taken_back_at', 'is', null)
    .orderBy('gift.id', 'desc')
    .limit(100)
    .execute()
}

/** Locks a gift of a person and its card, so that nobody else changes them until the transaction ends. */
export function lockGiven(tx: Tx, giverId: number, id: number) {
  return gifts(tx)
    .where('gift.giver_id', '=', giverId)
    .where('gift.id', '=', id)
    .where('gift.taken_back_at', 'is', null)
    .forUpdate(['gift', 'card'])
    .executeTakeFirst()
}

export type GivenRow = Awaited<ReturnType<typeof listGiven>>[number]

/** Finds the gift by which a locked card is on its way from a person. */
export function findOpen(tx: Tx, giverId: number, cardId: number) {
  return tx
    .selectFrom('gift')
    .select('id')
    .where('giver_id', '=', giverId)
    .where('gift_card_id', '=', cardId)
    .where('claimed_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
}

/** The fields of a gift that its giver is told. */
export type ToldGift = Pick<GiftRow, 'id' | 'giver_id' | 'recipient_name' | 'amount_minor' | 'currency'>

export type GiftRow = NonNullable<Awaited<ReturnType<typeof lockGiven>>>

export async function changeGift(
  query: Queryable,
  id: number,
  change: Partial<Pick<GiftRow, keyof GiftRow & keyof Tables['gift']>>,
): Promise<void> {
  await query.updateTable('gift').set(change).where('id', '=', id).execute()
}

/**
 * Notes that the code of a gift was typed, so that it needs no more mails. Answers the gift; undefined where
 * the card was none.
 */
export function claimGift(tx: Tx, gift_card_id: number, now: Date): Promise<ToldGift | undefined> {
  return tx
    .updateTable('gift')
    .from('gift_card as card')
    .innerJoin('wallet', 'wallet.id', 'card.wallet_id')
    .set({ claimed_at: now, mail_due_at: null })
    .whereRef('card.id', '=', 'gift.gift_card_id')
    .where('gift.gift_card_id', '=', gift_card_id)
    .where('gift.claimed_at', 'is', null)
    .where('gift.taken_back_at', 'is', null)
    .returning(['gift.id', 'gift.giver_id', 'gift.recipient_name', 'gift.amount_minor', 'wallet.currency'])
    .executeTakeFirst()
}

/**
 * Locks gifts that were mailed before an instant, that nobody has redeemed, and of which their giver was not
 * told.
 */
export function lockUnclaimed(
  tx: Tx,
  { now, sentBefore, most }: { now: Date; sentBefore: Date; most: number },
) {
  return gifts(tx)
    .where('gift.sent_at', '<=', sentBefore)
    .where('gift.claimed_at', 'is', null)
    .where('gift.taken_back_at', 'is', null)
    .where('gift.recipient_name', '<>', '')
    .where('card.expires_at', '>', now)
    .where('gift.mail_due_at', 'is', null)
    .where((it) =>
      it.not(
        it.exists(
          it
            .selectFrom('account_event as told')
            .whereRef('told.account_id', '=', 'gift.giver_id')
            .where('told.kind', '=', 'gift_unclaimed')
            .where('told.subject', '=', sql<string>`'gift-' || gift.id`),
        ),
      ),
    )
    .orderBy('gift.id')
    .limit(most)
    .forUpdate('gift')
    .skipLocked()
    .execute()
}

/** Makes mails of gifts that were for a later day due now. */
export async function hurryMails(query: Queryable, giver_id: number, now: Date): Promise<void> {
  await query
    .updateTable('gift')
    .set({ mail_due_at: now })
    .where('giver_id', '=', giver_id)
    .where('mail_due_at', '>', now)
    .execute()
}

/** Takes a gift whose mail is due, pushed forward so that nobody else takes it meanwhile. */
export async function leaseMail(tx: Tx, { due, until }: { due: Date; until: Date }) {
  const found = await gifts(tx)
    .innerJoin('account', 'account.id', 'gift.giver_id')
    .leftJoin('business', 'business.id', 'card.business_id')
    .leftJoin('listing', 'listing.id', 'card.listing_id')
    .select(['account.name as giver_name', 'card.vertical'])
    .select(['business.name as business_name', 'listing.title as listing_title'])
    .where('gift.mail_due_at', '<=', due)
    .orderBy('gift.mail_due_at')
    .limit(1)
    .forUpdate(['gift', 'card'])
    .skipLocked()
    .executeTakeFirst()
  if (found)
    await tx
      .updateTable('gift')
      .set((it) => ({ mail_due_at: until, mail_tries: it('mail_tries', '+', 1) }))
      .where('id', '=', found.id)
      .execute()
  return found
}

export type DueGift = NonNullable<Awaited<ReturnType<typeof leaseMail>>>

/**
 * Notes how a try to mail a gift ended; false where it was claimed, taken back or sent elsewhere meanwhile.
 */
export async function settleMail(
  query: Queryable,
  { id, leased }: { id: number; leased: Date },
  end: { sent_at: Date } | { failed_at: Date } | { next: Date },
): Promise<boolean> {
  const change = 'next' in end ? { mail_due_at: end.next } : { ...end, mail_due_at: null }
  const settled = await query
    .updateTable('gift')
    .set(change)
    .where('id', '=', id)
    .where(sql<boolean>`mail_due_at = ${leased}::timestamptz`)
    .executeTakeFirst()
  return settled.numUpdatedRows === 1n
}
