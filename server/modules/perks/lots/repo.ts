import { type Insertable, sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { LotPart } from './split.ts'

export async function addLot(tx: Tx, lot: Insertable<Tables['wallet_lot']>): Promise<void> {
  await tx.insertInto('wallet_lot').values(lot).execute()
}

/** What is still good of these wallets, in the order in which it is spent: what ends soonest first. */
export async function readLive(query: Queryable, walletIds: readonly number[], now: Date) {
  if (walletIds.length === 0) return []
  return query
    .selectFrom('wallet_lot')
    .select(['id', 'wallet_id', 'left_minor'])
    .where('wallet_id', 'in', walletIds)
    .where('left_minor', '>', 0)
    .where((it) => it.or([it('expires_at', 'is', null), it('expires_at', '>', now)]))
    .orderBy(sql`expires_at nulls last`)
    .orderBy('id')
    .execute()
}

export type LiveLot = Awaited<ReturnType<typeof readLive>>[number]

const columnsOf = (parts: readonly LotPart[]) =>
  [parts.map((it) => it.lot_id), parts.map((it) => it.amount_minor)] as const

/** A booking takes so much of these lots, and remembers it. */
export async function take(tx: Tx, bookingId: number, parts: readonly LotPart[]): Promise<void> {
  const [ids, amounts] = columnsOf(parts)
  await sql`
    with part as (select * from unnest(${ids}::bigint[], ${amounts}::bigint[]) as it (lot_id, amount)),
    taken as (update wallet_lot set left_minor = left_minor - part.amount from part where id = part.lot_id)
    insert into lot_use (booking_id, lot_id, amount_minor) select ${bookingId}::bigint, lot_id, amount from part
    on conflict (booking_id, lot_id) do update set amount_minor = lot_use.amount_minor + excluded.amount_minor
  `.execute(tx)
}

/** What a booking has of which lots, and what else is in those. */
export function findTaken(tx: Tx, booking_id: number, walletIds: readonly number[]) {
  return tx
    .selectFrom('lot_use')
    .innerJoin('wallet_lot', 'wallet_lot.id', 'lot_use.lot_id')
    .select(['lot_id', 'wallet_id', 'left_minor', 'expires_at'])
    .select((it) => it('amount_minor', '-', it.ref('back_minor')).as('amount_minor'))
    .where('booking_id', '=', booking_id)
    .where('wallet_id', 'in', walletIds)
    .whereRef('amount_minor', '>', 'back_minor')
    .orderBy('lot_id')
    .execute()
}

/** So much of what a booking took is in these lots again. Those that have ended are good until then. */
export async function putBack(
  tx: Tx,
  bookingId: number,
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
    where booking_id = ${bookingId}::bigint and lot_use.lot_id = part.lot_id`.execute(tx)
}

/** Wallets in which something ended, those that wait longest first. */
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

/** Empties what has ended of a locked wallet; how much that was. */
export async function empty(tx: Tx, wallet_id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with ended as (
      select id, left_minor from wallet_lot
      where wallet_id = ${wallet_id}::bigint and left_minor > 0 and expires_at <= ${now}::timestamptz),
    emptied as (update wallet_lot set left_minor = 0 from ended where wallet_lot.id = ended.id)
    select coalesce(sum(left_minor), 0)::bigint as amount from ended`.execute(tx)
  return rows[0]?.amount ?? 0
}
