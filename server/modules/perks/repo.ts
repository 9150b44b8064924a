import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

/** The balance of a wallet, less the lots that have ended. */
export const liveBalance = (now: Date) => sql<number>`(wallet.balance_minor - (
  select coalesce(sum(lot.left_minor), 0) from wallet_lot lot
  where lot.wallet_id = wallet.id and lot.left_minor > 0 and lot.expires_at <= ${now}::timestamptz))::bigint`

/** Finds a person's own wallet in a currency. */
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

/** Locks wallets, so that nobody else moves money into or out of them until the transaction ends. */
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

/** Finds the wallets with these slugs, or adds them; answers their ids in the same order. */
export async function ensureWallets(tx: Tx, wallets: readonly NewWallet[]): Promise<number[]> {
  if (wallets.length === 0) return []
  // In one order, so that two who add the same wallets never wait for each other.
  const inOrder = wallets.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  await tx
    .insertInto('wallet')
    .values(inOrder.map((it) => ({ ...it, business_id: it.business_id ?? null })))
    .onConflict((it) => it.column('slug').doNothing())
    .execute()
  const slugs = wallets.map((it) => it.slug)
  const found = await tx.selectFrom('wallet').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  const ids = new Map(found.map((it) => [it.slug, it.id]))
  return slugs.map((slug) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`There is no wallet ${slug}.`)
    return id
  })
}

/** Finds the wallet with this slug, or adds it. */
export async function ensureWallet(tx: Tx, wallet: NewWallet): Promise<number> {
  const [id = 0] = await ensureWallets(tx, [wallet])
  return id
}

interface Whose {
  kind: 'wallet' | 'cashback' | 'bonus'
  accountId: number
  /**
   * The business at which the wallet is good; missing for a person's own wallet, which is good everywhere.
   */
  businessId?: number | undefined
  currency: string
}

/** The slug of a person's wallet, by which addresses name it. */
export function slugOf({ kind, accountId, businessId, currency }: Whose): string {
  return [kind, accountId, businessId, currency.toLowerCase()].filter((it) => it !== undefined).join('-')
}

/** Finds a person's wallet, one for each currency, or adds it. */
export async function ensurePersonsWallet(tx: Tx, of: Whose, now: Date): Promise<number> {
  return ensureWallet(tx, personsWallet(of, now))
}

/** A person's wallet as it is added. */
export function personsWallet(of: Whose, created_at: Date): NewWallet {
  const { kind, accountId: account_id, businessId: business_id, currency } = of
  return { ...{ kind, account_id, business_id, currency }, slug: slugOf(of), created_at }
}

/**
 * A wallet of the house, by its purpose: what was sold, what a gateway brought from outside, what is given
 * away (by the house, or in the name of a business), and what nobody used in time.
 */
export type House =
  | { for: 'sales' | 'gateway' | 'expired' }
  | { for: 'promo'; businessId?: number | undefined }

const ensureHouse = (tx: Tx, house: House, currency: string, now: Date): Promise<number> =>
  ensureWallet(tx, houseWallet(house, currency, now))

function houseWallet(house: House, currency: string, created_at: Date): NewWallet {
  const business_id = house.for === 'promo' ? house.businessId : undefined
  const purpose = house.for === 'sales' ? [] : [house.for]
  const whose = business_id === undefined ? [] : [`b${business_id}`]
  const slug = ['house', ...purpose, currency.toLowerCase(), ...whose].join('-')
  return { kind: 'house', account_id: null, business_id, slug, currency, created_at }
}

export interface Move {
  reason: string
  reference: string
  /** The currency of every wallet in the move. */
  currency: string
  now: Date
  /** The change of each person's wallet; a negative amount is taken out of it. */
  legs: readonly { wallet_id: number; amount_minor: number }[]
  /** The wallet of the house that gives what the others get. */
  house: House
}

/**
 * Books a move: entries and balances together; nothing where no amount moves. A wallet that does not cover
 * its part stops all of it (23514). Answers the id of the move.
 */
export async function book(
  tx: Tx,
  { reason, reference, currency, now, legs, house }: Move,
): Promise<number | undefined> {
  if (legs.length === 0) return undefined
  const given = legs.reduce((total, leg) => total - leg.amount_minor, 0)
  // The wallets are in one order, so that two moves never wait for each other. The house's wallet, which
  // every move needs, comes last, so that it is locked the shortest time.
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
  return move_id
}

/** An amount that the house gives into a wallet. */
interface Gift {
  reason: string
  reference: string
  currency: string
  wallet_id: number
  amount_minor: number
  house: House
}

/** Books gifts, each as a move of its own; answers the ids of the moves in the same order. */
export async function bookGifts(tx: Tx, gifts: readonly Gift[], now: Date): Promise<number[]> {
  const houses = await ensureWallets(
    tx,
    gifts.map((it) => houseWallet(it.house, it.currency, now)),
  )
  const given = gifts.map(({ wallet_id, amount_minor, currency }) => ({ wallet_id, amount_minor, currency }))
  const taken = given.map((it, at) => ({ ...it, wallet_id: houses[at] ?? 0, amount_minor: -it.amount_minor }))
  // The wallets of the house, which every move needs, come last, so that they are locked the shortest time.
  await changeBalances(tx, given)
  await changeBalances(tx, taken)
  const [reasons, references] = [gifts.map((it) => it.reason), gifts.map((it) => it.reference)]
  const { rows } = await sql<{ id: number }>`
    insert into wallet_move (reason, reference, created_at)
    select reason, reference, ${now}::timestamptz
    from unnest(${reasons}::text[], ${references}::text[]) with ordinality as it (reason, reference, at)
    order by at returning id`.execute(tx)
  const moves = rows.map((it) => it.id).toSorted((a, b) => a - b)
  const entries = [...given, ...taken].map(({ wallet_id, amount_minor }, at) => ({
    ...{ wallet_id, amount_minor },
    move_id: moves[at % moves.length] ?? 0,
  }))
  if (entries.length > 0) await tx.insertInto('wallet_entry').values(entries).execute()
  return moves
}

/** Locks wallets in their order, and changes their balances. */
async function changeBalances(
  tx: Tx,
  changes: readonly { wallet_id: number; amount_minor: number; currency: string }[],
): Promise<void> {
  const ids = changes.map((it) => it.wallet_id)
  await lockWallets(tx, ids)
  const [amounts, currencies] = [changes.map((it) => it.amount_minor), changes.map((it) => it.currency)]
  const { numAffectedRows } = await sql`
    update wallet set balance_minor = balance_minor + total from (
      select wallet_id, currency, sum(amount)::bigint as total
      from unnest(${ids}::bigint[], ${amounts}::bigint[], ${currencies}::text[]) as it (wallet_id, amount, currency)
      group by wallet_id, currency
    ) change where wallet.id = change.wallet_id and wallet.currency = change.currency`.execute(tx)
  if (Number(numAffectedRows) !== new Set(ids).size) throw new Error('A wallet holds another currency.')
}

/** Moves money between two wallets of the house. */
export async function bookBetween(
  tx: Tx,
  from: 'gateway' | 'sales',
  to: 'gateway' | 'sales',
  { amount, ...it }: { amount: number; reason: string; reference: string; currency: string; now: Date },
): Promise<void> {
  const wallet_id = await ensureHouse(tx, { for: to }, it.currency, it.now)
  const legs = [{ wallet_id, amount_minor: amount }]
  await book(tx, { ...it, legs, house: { for: from } })
}

/** The reasons of moves, by whether the money was given to people or put in by themselves. */
const reasonsOf = {
  own: ['top_up', 'payout'],
  given: ['welcome', 'earned', 'referral', 'taken_back', 'expired'],
} as const

/** Which moves of a wallet are listed. */
export type MoveFilter = 'all' | 'in' | 'out' | keyof typeof reasonsOf

/** Lists the entries of a wallet, the newest first, from below `before`. */
export async function listEntries(
  query: Queryable,
  wallet_id: number,
  { before, limit, filter }: { before: number | undefined; limit: number; filter: MoveFilter },
) {
  let found = query
    .selectFrom('wallet_entry')
    .innerJoin('wallet_move', 'wallet_move.id', 'wallet_entry.move_id')
    .leftJoin('booking', 'booking.reference', 'wallet_move.reference')
    .leftJoin('purchase', 'purchase.reference', 'wallet_move.reference')
    .select(['wallet_entry.id', 'wallet_entry.amount_minor', 'wallet_move.reason', 'wallet_move.reference'])
    .select(['wallet_move.created_at', 'booking.title', 'purchase.title as bought'])
    .where('wallet_entry.wallet_id', '=', wallet_id)
    .orderBy('wallet_entry.id', 'desc')
    .limit(limit)
  if (before !== undefined) found = found.where('wallet_entry.id', '<', before)
  if (filter === 'in') found = found.where('wallet_entry.amount_minor', '>', 0)
  else if (filter === 'out') found = found.where('wallet_entry.amount_minor', '<', 0)
  else if (filter !== 'all') found = found.where('wallet_move.reason', 'in', reasonsOf[filter])
  return found.execute()
}

/** Finds a business by its slug. */
export function findBusiness(query: Queryable, slug: string) {
  return query.selectFrom('business').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst()
}
