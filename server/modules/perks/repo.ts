import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

/** What a wallet holds of what is still good. */
export const liveBalance = (now: Date) => sql<number>`(wallet.balance_minor - (
  select coalesce(sum(lot.left_minor), 0) from wallet_lot lot
  where lot.wallet_id = wallet.id and lot.left_minor > 0 and lot.expires_at <= ${now}::timestamptz))::bigint`

/** A person's own wallet of a currency. */
export function findWallet(query: Queryable, account_id: number, currency: string, now: Date) {
  return query
    .selectFrom('wallet')
    .select(['id', 'currency'])
    .select(liveBalance(now).as('balance_minor'))
    .where('account_id', '=', account_id)
    .where('kind', '=', 'wallet')
    .where('currency', '=', currency)
    .executeTakeFirst()
}

/** Nobody else moves anything into or out of these until the transaction ends. */
export async function lockWallets(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = tx.selectFrom('wallet').select(['id', 'kind', 'currency', 'balance_minor'])
  return found.where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export type LockedWallet = Awaited<ReturnType<typeof lockWallets>>[number]

interface NewWallet {
  kind: 'wallet' | 'cashback' | 'bonus' | 'gift_card' | 'house'
  account_id: number | null
  business_id?: number | undefined
  slug: string
  currency: string
  created_at: Date
}

/** The wallet with this slug, made where it is missing. */
export async function ensureWallet(tx: Tx, wallet: NewWallet): Promise<number> {
  await tx
    .insertInto('wallet')
    .values({ ...wallet, business_id: wallet.business_id ?? null })
    .onConflict((it) => it.column('slug').doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('wallet')
    .select('id')
    .where('slug', '=', wallet.slug)
    .executeTakeFirstOrThrow()
  return id
}

interface Whose {
  kind: 'wallet' | 'cashback' | 'bonus'
  accountId: number
  /** Where it is good; its own wallet is good everywhere. */
  businessId?: number | undefined
  currency: string
}

/** A person's wallet, one for each currency. */
export function ensurePersonsWallet(tx: Tx, of: Whose, now: Date): Promise<number> {
  const { kind, accountId: account_id, businessId: business_id, currency } = of
  const slug = [kind, account_id, business_id, currency.toLowerCase()].filter((it) => it !== undefined)
  return ensureWallet(tx, {
    ...{ kind, account_id, business_id, currency },
    slug: slug.join('-'),
    created_at: now,
  })
}

/**
 * A wallet of the house's own, by what it is for: what was sold, what is given away (by the house, or in the name of
 * a business), and what nobody used in time.
 */
export type House = { for: 'sales' | 'expired' } | { for: 'promo'; businessId?: number | undefined }

function ensureHouse(tx: Tx, house: House, currency: string, now: Date): Promise<number> {
  const business_id = house.for === 'promo' ? house.businessId : undefined
  const purpose = house.for === 'sales' ? [] : [house.for]
  const whose = business_id === undefined ? [] : [`b${business_id}`]
  const slug = ['house', ...purpose, currency.toLowerCase(), ...whose].join('-')
  return ensureWallet(tx, { kind: 'house', account_id: null, business_id, slug, currency, created_at: now })
}

export interface Move {
  reason: string
  reference: string
  /** Of every wallet in it. */
  currency: string
  now: Date
  /** What each person's wallet gets, or gives where it is below nothing. */
  legs: readonly { wallet_id: number; amount_minor: number }[]
  /** The house's own wallet, which gives what they get. */
  house: House
}

/**
 * Books a move: every balance with its entries; nothing, where nothing moves. A wallet that does not cover its part
 * stops all of it (23514).
 */
export async function book(tx: Tx, { reason, reference, currency, now, legs, house }: Move): Promise<void> {
  if (legs.length === 0) return
  const given = legs.reduce((total, leg) => total - leg.amount_minor, 0)
  // Always in one order, so that two moves never wait for each other; the house's wallet, which all of them need, last.
  const inOrder = legs.toSorted((a, b) => a.wallet_id - b.wallet_id)
  const houseLeg = { wallet_id: await ensureHouse(tx, house, currency, now), amount_minor: given }
  const all = [...inOrder, houseLeg].filter((leg) => leg.amount_minor !== 0)
  for (const { wallet_id, amount_minor } of all) {
    const { numUpdatedRows } = await tx
      .updateTable('wallet')
      .set((it) => ({ balance_minor: it('balance_minor', '+', amount_minor) }))
      .where('id', '=', wallet_id)
      .where('currency', '=', currency)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Error(`Wallet ${wallet_id} holds no ${currency}.`)
  }
  const { id: move_id } = await tx
    .insertInto('wallet_move')
    .values({ reason, reference, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('wallet_entry')
    .values(all.map(({ wallet_id, amount_minor }) => ({ wallet_id, amount_minor, move_id })))
    .execute()
}

/** What went into and out of a wallet, the newest first, from below `before`. */
export async function listEntries(
  query: Queryable,
  wallet_id: number,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const all = query
    .selectFrom('wallet_entry')
    .innerJoin('wallet_move', 'wallet_move.id', 'wallet_entry.move_id')
    .leftJoin('booking', 'booking.reference', 'wallet_move.reference')
    .select(['wallet_entry.id', 'wallet_entry.amount_minor', 'wallet_move.reason', 'wallet_move.reference'])
    .select(['wallet_move.created_at', 'booking.title'])
    .where('wallet_entry.wallet_id', '=', wallet_id)
    .orderBy('wallet_entry.id', 'desc')
    .limit(limit)
  return (before === undefined ? all : all.where('wallet_entry.id', '<', before)).execute()
}
