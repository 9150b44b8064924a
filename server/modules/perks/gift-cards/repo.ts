import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** The hash by which a code is stored. It needs no salt, because a code has more than 80 random bits. */
export function codeHash(typed: string): Buffer {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return createHash('sha256').update(`gift card ${code}`).digest()
}

export function pinHash(hashOfCode: Buffer, pin: string): Buffer {
  return createHash('sha256')
    .update(`pin ${hashOfCode.toString('hex')} ${pin}`)
    .digest()
}

/** The wrong PINs after which a card is shut. A constraint of the database has the same number. */
export const MOST_WRONG_PINS = 5

const SHOWN_OF_CODE = 4

interface Secret {
  code: string
  pin: string
}

/** The columns that store a code and PIN: hashes, and the end of the code. */
function secretColumns({ code, pin }: Secret) {
  const code_hash = codeHash(code)
  return { code_hash, pin_hash: pinHash(code_hash, pin), code_end: code.slice(-SHOWN_OF_CODE) }
}

type NewCard = Insertable<Tables['gift_card']>

/** The columns of a card that is good everywhere and was not bought. */
const plain = {
  ...{ campaign_id: null, vertical: null, business_id: null, listing_id: null },
  ...{ bought_by: null, purchase_id: null },
}

export async function addCard(
  tx: Tx,
  {
    code,
    pin,
    ...card
  }: Secret &
    Pick<NewCard, 'wallet_id' | 'account_id' | 'expires_at' | 'created_at'> &
    Partial<Pick<NewCard, keyof typeof plain>>,
): Promise<number> {
  const added = tx
    .insertInto('gift_card')
    .values({ ...plain, ...card, ...secretColumns({ code, pin }) })
    .returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** Gives a card another code, and an owner or none. Wrong PINs of the old code no longer count. */
export async function recode(
  tx: Tx,
  id: number,
  { code, pin, ...card }: Secret & { code_version: number; account_id: number | null },
): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ ...card, ...secretColumns({ code, pin }), pin_tries: 0 })
    .where('id', '=', id)
    .execute()
}

/** Locks a card, so that nobody else changes or takes it until the transaction ends. */
export async function lockCard(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('gift_card').select('id').where('id', '=', id).forUpdate().execute()
}

function cards(query: Queryable, accountId: number) {
  return query
    .selectFrom('gift_card as card')
    .innerJoin('wallet', 'wallet.id', 'card.wallet_id')
    .leftJoin('business', 'business.id', 'card.business_id')
    .leftJoin('listing', 'listing.id', 'card.listing_id')
    .select(['card.id', 'card.wallet_id', 'card.code_version', 'card.code_end', 'card.expires_at'])
    .select(['card.vertical', 'card.business_id', 'card.listing_id'])
    .select(['wallet.balance_minor', 'wallet.currency'])
    .select(['business.name as business_name', 'listing.title as listing_title'])
    .select(
      sql<number>`(select count(*) from booking_part p join booking b on b.id = p.booking_id
        where p.wallet_id = card.wallet_id and b.status = ${bookingStatus.awaitingPayment})`.as('waiting'),
    )
    .leftJoin('purchase', (it) =>
      it.onRef('purchase.id', '=', 'card.purchase_id').on('purchase.account_id', '=', accountId),
    )
    .select(['purchase.reference as purchase_reference', 'purchase.amount_minor as paid_minor'])
    .select(['purchase.refundable_until', 'card.stopped_at'])
    .where('card.account_id', '=', accountId)
}

const isId = /^\d{1,15}$/

/** Finds a card of the person's, by its id or its whole code. */
export function findCard(query: Queryable, accountId: number, codeOrId: string) {
  const all = cards(query, accountId)
  const found = isId.test(codeOrId)
    ? all.where('card.id', '=', Number(codeOrId))
    : all.where('card.code_hash', '=', codeHash(codeOrId))
  return found.executeTakeFirst()
}

export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

/**
 * Counts a try at a card's PIN, before anything is told of the card; undefined where there is no card, or it
 * is shut.
 */
export function tryPin(query: Queryable, hashOfCode: Buffer) {
  return query
    .updateTable('gift_card')
    .set((it) => ({ pin_tries: it('pin_tries', '+', 1) }))
    .where('code_hash', '=', hashOfCode)
    .where('pin_tries', '<', MOST_WRONG_PINS)
    .returning(['id', 'pin_hash', 'pin_tries'])
    .executeTakeFirst()
}

/**
 * Gives a card to a person who knows its PIN. Of two at once one gets it and keeps it; undefined for the
 * other. A card that has ended or was stopped is given to nobody. Answers what is on it.
 */
export function takeCard(query: Queryable, id: number, accountId: number, now: Date) {
  const isGood = sql<boolean>`(card.expires_at > ${now} and card.stopped_at is null)`
  return query
    .updateTable('gift_card as card')
    .from('wallet')
    .set({
      pin_tries: 0,
      account_id: sql`case when ${isGood} then ${accountId}::bigint else card.account_id end`,
    })
    .whereRef('wallet.id', '=', 'card.wallet_id')
    .where('card.id', '=', id)
    .where((it) => it.or([it('card.account_id', 'is', null), it('card.account_id', '=', accountId)]))
    .returning([isGood.as('isValid'), 'wallet.balance_minor', 'wallet.currency'])
    .executeTakeFirst()
}

/** Lists a person's cards that are neither over nor empty, the one that ends first first. */
export function listCards(query: Queryable, accountId: number, now: Date) {
  return cards(query, accountId)
    .where('card.expires_at', '>', now)
    .where('wallet.balance_minor', '>', 0)
    .orderBy('card.expires_at')
    .limit(50)
    .execute()
}

/**
 * Lists a person's cards that have not ended before an instant, empty ones too, the one that ends last first.
 */
export function listHeld(query: Queryable, accountId: number, since: Date) {
  return cards(query, accountId)
    .where('card.expires_at', '>', since)
    .orderBy('card.expires_at', 'desc')
    .orderBy('card.id')
    .limit(100)
    .execute()
}

/** Lists all cards, the newest first, whosever they are. */
export function listAllCards(query: Queryable) {
  return query
    .selectFrom('gift_card as card')
    .innerJoin('wallet', 'wallet.id', 'card.wallet_id')
    .leftJoin('account', 'account.id', 'card.account_id')
    .select(['card.id', 'card.code_end', 'card.expires_at', 'wallet.balance_minor', 'wallet.currency'])
    .select('account.name as owner')
    .orderBy('card.id', 'desc')
    .limit(200)
    .execute()
}

/**
 * Ends a card now, so that nothing can be paid with it. False where there is none, or it had ended already.
 */
export async function endCard(query: Queryable, id: number, now: Date): Promise<boolean> {
  const ended = await query
    .updateTable('gift_card')
    .set({
      expires_at: sql`greatest(${now}::timestamptz, created_at + interval '1 millisecond')`,
      stopped_at: now,
    })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

/** Locks the card of a purchase, so that nobody else changes or takes it until the transaction ends. */
export function lockBought(tx: Tx, purchaseId: number) {
  return tx
    .selectFrom('gift_card')
    .select(['id', 'wallet_id', 'account_id', 'stopped_at'])
    .where('purchase_id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Ends a card that goes back to the shop: it is nobody's from now on. */
export async function discardCard(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({
      account_id: null,
      expires_at: sql`least(expires_at, greatest(${now}::timestamptz, created_at + interval '1 millisecond'))`,
      stopped_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Extends the cards in these wallets that ran out by themselves until an instant. */
export async function revive(
  tx: Tx,
  walletIds: readonly number[],
  { now, until }: { now: Date; until: Date },
) {
  if (walletIds.length === 0) return []
  return tx
    .updateTable('gift_card')
    .set({ expires_at: until })
    .where('wallet_id', 'in', walletIds)
    .where('expires_at', '<=', now)
    .where('stopped_at', 'is', null)
    .returning('wallet_id')
    .execute()
}

/** Finds wallets of cards that ended before an instant and are not empty, those that wait longest first. */
export async function findEnded(query: Queryable, before: Date, most: number): Promise<number[]> {
  const found = await query
    .selectFrom('gift_card')
    .innerJoin('wallet', 'wallet.id', 'gift_card.wallet_id')
    .select('wallet_id')
    .where('gift_card.expires_at', '<=', before)
    .where('balance_minor', '>', 0)
    .orderBy('gift_card.expires_at')
    .limit(most)
    .execute()
  return found.map((it) => it.wallet_id)
}

/** Whether the card of a locked wallet ended before then. */
export async function hasEnded(tx: Tx, wallet_id: number, before: Date): Promise<boolean> {
  const found = tx.selectFrom('gift_card').select('id').where('wallet_id', '=', wallet_id)
  return (await found.where('expires_at', '<=', before).executeTakeFirst()) !== undefined
}
