import { type Insertable, sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { LotPart } from './split.ts'

export async function addLot(tx: Tx, lot: Insertable<Tables['wallet_lot']>): Promise<number> {
  const added = tx.insertInto('wallet_lot').values(lot).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/**
 * Reads the lots of some wallets that are still good, in the order in which they are spent: those that end
 * soonest first, and own money last.
 */
export async function readLive(query: Queryable, walletIds: readonly number[], now: Date) {
  if (walletIds.length === 0) return []
  return query
    .selectFrom('wallet_lot')
    .select(['id', 'wallet_id', 'left_minor'])
    .where('wallet_id', 'in', walletIds)
    .where('left_minor', '>', 0)
    .where((it) => it.or([it('expires_at', 'is', null), it('expires_at', '>', now)]))
    .orderBy(sql`expires_at nulls last`)
    .orderBy(sql`origin = 'top_up'`)
    .orderBy('id')
    .execute()
}

export type LiveLot = Awaited<ReturnType<typeof readLive>>[number]

const columnsOf = (parts: readonly LotPart[]) =>
  [parts.map((it) => it.lot_id), parts.map((it) => it.amount_minor)] as const

/** Adds lots; answers their ids in the same order. */
export async function addLots(tx: Tx, lots: readonly Insertable<Tables['wallet_lot']>[]): Promise<number[]> {
  if (lots.length === 0) return []
  const added = await tx.insertInto('wallet_lot').values(lots).returning('id').execute()
  return added.map((it) => it.id).toSorted((a, b) => a - b)
}

/** The booking or purchase that took amounts out of lots. */
export type TakenFor = { booking_id: number } | { purchase_id: number }

/** Takes amounts out of lots for good. */
export async function takeAway(tx: Tx, parts: readonly LotPart[]): Promise<void> {
  const [ids, amounts] = columnsOf(parts)
  await sql`
    update wallet_lot set left_minor = left_minor - part.amount
    from unnest(${ids}::bigint[], ${amounts}::bigint[]) as part (lot_id, amount) where id = part.lot_id`.execute(
    tx,
  )
}

/** Takes amounts out of lots for something, and stores which, so that they can go back there. */
export async function take(tx: Tx, of: TakenFor, parts: readonly LotPart[]): Promise<void> {
  const [ids, amounts] = columnsOf(parts)
  const { booking_id, purchase_id } = { booking_id: null, purchase_id: null, ...of }
  await sql`
    with part as (select * from unnest(${ids}::bigint[], ${amounts}::bigint[]) as it (lot_id, amount)),
    taken as (update wallet_lot set left_minor = left_minor - part.amount from part where id = part.lot_id)
    insert into lot_use (booking_id, purchase_id, lot_id, amount_minor)
    select ${booking_id}::bigint, ${purchase_id}::bigint, lot_id, amount from part
    on conflict (booking_id, purchase_id, lot_id) do update set amount_minor = lot_use.amount_minor + excluded.amount_minor
  `.execute(tx)
}

const isFor = (of: TakenFor) =>
  'booking_id' in of
    ? sql<boolean>`lot_use.booking_id = ${of.booking_id}::bigint`
    : sql<boolean>`lot_use.purchase_id = ${of.purchase_id}::bigint`

/** Finds the amounts that a booking or purchase took out of lots, and what is left in those. */
export function findTaken(tx: Tx, of: TakenFor, walletIds: readonly number[]) {
  return tx
    .selectFrom('lot_use')
    .innerJoin('wallet_lot', 'wallet_lot.id', 'lot_use.lot_id')
    .select(['lot_id', 'wallet_id', 'left_minor', 'expires_at'])
    .select(sql<boolean>`origin = 'top_up'`.as('is_own'))
    .select((it) => it('amount_minor', '-', it.ref('back_minor')).as('amount_minor'))
    .where(isFor(of))
    .where('wallet_id', 'in', walletIds)
    .whereRef('amount_minor', '>', 'back_minor')
    .orderBy('lot_id')
    .execute()
}

/** Returns amounts of a booking or purchase to their lots. Lots that have ended are good until an instant. */
export async function putBack(
  tx: Tx,
  of: TakenFor,
  parts: readonly LotPart[],
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  const [ids, amounts] = columnsOf(parts)
  await sql`
    with part as (select * from unnest(${ids}::bigint[], ${amounts}::bigint[]) as it (lot_id, amount)),
    filled as (
      update wallet_lot set left_minor = left_minor + part.amount,
        expires_at = case when expires_at <= ${now}::timestamptz then ${until}::timestamptz else expires_at end
      from part where id = part.lot_id)
    update lot_use set back_minor = back_minor + part.amount from part
    where ${isFor(of)} and lot_use.lot_id = part.lot_id`.execute(tx)
}

/** Finds wallets with lots that have ended, those that wait longest first. */
export async function findEnded(query: Queryable, now: Date, most: number): Promise<number[]> {
  const found = await query
    .selectFrom('wallet_lot')
    .select('wallet_id')
    .where('left_minor', '>', 0)
    .where('expires_at', '<=', now)
    .groupBy('wallet_id')
    .orderBy(sql`min(expires_at)`)
    .limit(most)
    .execute()
  return found.map((it) => it.wallet_id)
}

/** Empties the lots of a locked wallet that have ended; answers their total. */
export async function empty(tx: Tx, wallet_id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with ended as (
      select id, left_minor from wallet_lot
      where wallet_id = ${wallet_id}::bigint and left_minor > 0 and expires_at <= ${now}::timestamptz),
    emptied as (update wallet_lot set left_minor = 0 from ended where wallet_lot.id = ended.id)
    select coalesce(sum(left_minor), 0)::bigint as amount from ended`.execute(tx)
  return rows[0]?.amount ?? 0
}
