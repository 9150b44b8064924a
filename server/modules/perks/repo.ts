import type { Queryable, Tx } from '#server/db/database.ts'

/** A wallet of the house's own: where money comes from that was not there before, and where it goes. */
const HOUSE = 'house'

export async function findWallet(query: Queryable, account_id: number) {
  return query
    .selectFrom('wallet')
    .select(['id', 'balance_minor', 'currency'])
    .where('account_id', '=', account_id)
    .where('kind', '=', 'wallet')
    .executeTakeFirst()
}

interface NewWallet {
  kind: 'wallet' | 'cashback' | 'bonus' | 'gift_card' | 'house'
  account_id: number | null
  business_id?: number
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

export function ensurePersonsWallet(
  tx: Tx,
  account_id: number,
  currency: string,
  now: Date,
): Promise<number> {
  return ensureWallet(tx, {
    kind: 'wallet',
    account_id,
    slug: `wallet-${account_id}`,
    currency,
    created_at: now,
  })
}

export function ensureHouse(tx: Tx, currency: string, now: Date): Promise<number> {
  const slug = `${HOUSE}-${currency.toLowerCase()}`
  return ensureWallet(tx, { kind: HOUSE, account_id: null, slug, currency, created_at: now })
}

export interface Move {
  reason: string
  reference: string
  now: Date
  /** What each person's wallet gets, or gives where it is below nothing. */
  legs: readonly { wallet_id: number; amount_minor: number }[]
  /** The house's own wallet, which gives what they get. */
  house: number
}

/** Books a move: every balance with its entries. A wallet that does not cover its part stops all of it (23514). */
export async function book(tx: Tx, { reason, reference, now, legs, house }: Move): Promise<void> {
  const given = legs.reduce((total, leg) => total - leg.amount_minor, 0)
  // Always in one order, so that two moves never wait for each other; the house's wallet, which all of them need, last.
  const inOrder = legs.toSorted((a, b) => a.wallet_id - b.wallet_id)
  const all = [...inOrder, { wallet_id: house, amount_minor: given }].filter((leg) => leg.amount_minor !== 0)
  for (const { wallet_id, amount_minor } of all) {
    await tx
      .updateTable('wallet')
      .set((it) => ({ balance_minor: it('balance_minor', '+', amount_minor) }))
      .where('id', '=', wallet_id)
      .execute()
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

/** The same where the house's wallet is yet to be found; nothing, where nothing moves. */
export async function bookWithHouse(
  tx: Tx,
  { currency, ...move }: Omit<Move, 'house'> & { currency: string },
): Promise<void> {
  if (move.legs.length === 0) return
  await book(tx, { ...move, house: await ensureHouse(tx, currency, move.now) })
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
