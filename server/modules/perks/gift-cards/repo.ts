import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

/** How a code is known here: it has more than 80 bits of its own, so that its hash needs no salt. */
export function codeHash(typed: string): Buffer {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return createHash('sha256').update(`gift card ${code}`).digest()
}

export function pinHash(hashOfCode: Buffer, pin: string): Buffer {
  return createHash('sha256')
    .update(`pin ${hashOfCode.toString('hex')} ${pin}`)
    .digest()
}

/** After so many a card stays shut; the database keeps to it as well. */
export const MOST_WRONG_PINS = 5

const SHOWN_OF_CODE = 4

export async function addCard(
  tx: Tx,
  {
    code,
    pin,
    ...card
  }: {
    code: string
    pin: string
    wallet_id: number
    account_id: number | null
    expires_at: Date
    created_at: Date
  },
): Promise<void> {
  const { wallet_id, account_id, expires_at, created_at } = card
  const nowhere = { campaign_id: null, vertical: null, business_id: null, listing_id: null, bought_by: null }
  const code_hash = codeHash(code)
  const secret = { code_hash, pin_hash: pinHash(code_hash, pin) }
  await tx
    .insertInto('gift_card')
    .values({
      wallet_id,
      account_id,
      expires_at,
      created_at,
      code_end: code.slice(-SHOWN_OF_CODE),
      ...secret,
      ...nowhere,
    })
    .execute()
}

function cards(query: Queryable, accountId: number) {
  return query
    .selectFrom('gift_card as card')
    .innerJoin('wallet', 'wallet.id', 'card.wallet_id')
    .leftJoin('business', 'business.id', 'card.business_id')
    .leftJoin('listing', 'listing.id', 'card.listing_id')
    .select(['card.id', 'card.wallet_id', 'card.code_end', 'card.expires_at'])
    .select(['card.vertical', 'card.business_id', 'card.listing_id'])
    .select(['wallet.balance_minor', 'wallet.currency'])
    .select(['business.name as business_name', 'listing.title as listing_title'])
    .select(
      sql<number>`(select count(*) from booking_part p join booking b on b.id = p.booking_id
        where p.wallet_id = card.wallet_id and b.status = ${bookingStatus.awaitingPayment})`.as('waiting'),
    )
    .where('card.account_id', '=', accountId)
}

const isId = /^\d{1,15}$/

/** A card of the person's, by its id or its whole code. */
export function findCard(query: Queryable, accountId: number, codeOrId: string) {
  const all = cards(query, accountId)
  const found = isId.test(codeOrId)
    ? all.where('card.id', '=', Number(codeOrId))
    : all.where('card.code_hash', '=', codeHash(codeOrId))
  return found.executeTakeFirst()
}

export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

/** Counts one try at a card's PIN, before anything is told of it; undefined when there is no card, or it is shut. */
export function tryPin(query: Queryable, hashOfCode: Buffer) {
  return query
    .updateTable('gift_card')
    .set((it) => ({ pin_tries: it('pin_tries', '+', 1) }))
    .where('code_hash', '=', hashOfCode)
    .where('pin_tries', '<', MOST_WRONG_PINS)
    .returning(['id', 'pin_hash', 'pin_tries'])
    .executeTakeFirst()
}

/** Of two who know its PIN one gets it, and keeps it; undefined: it is another's. What is over is nobody's any more. */
export function takeCard(query: Queryable, id: number, accountId: number, now: Date) {
  return query
    .updateTable('gift_card')
    .set({
      pin_tries: 0,
      account_id: sql`case when expires_at > ${now} then ${accountId}::bigint else account_id end`,
    })
    .where('id', '=', id)
    .where((it) => it.or([it('account_id', 'is', null), it('account_id', '=', accountId)]))
    .returning(sql<boolean>`expires_at > ${now}`.as('isValid'))
    .executeTakeFirst()
}

/** What is not over and not empty, the one that ends first first. */
export function listCards(query: Queryable, accountId: number, now: Date) {
  return cards(query, accountId)
    .where('card.expires_at', '>', now)
    .where('wallet.balance_minor', '>', 0)
    .orderBy('card.expires_at')
    .limit(50)
    .execute()
}

/** All of a person's that have not ended before then, empty ones too, the one that ends last first. */
export function listHeld(query: Queryable, accountId: number, since: Date) {
  return cards(query, accountId)
    .where('card.expires_at', '>', since)
    .orderBy('card.expires_at', 'desc')
    .orderBy('card.id')
    .limit(100)
    .execute()
}

/** The newest first, whosever they are. */
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

/** From this moment on nothing is paid with it. false: there is none, or it was over already. */
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

/** Of the cards in these wallets those that ran out by themselves are good until then. */
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

/** Wallets of cards that ended before then and are not empty, those that wait longest first. */
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
