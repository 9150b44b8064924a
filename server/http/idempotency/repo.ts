import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

export interface RememberedAnswer {
  call: string
  request_hash: Buffer
  status: number
  reply: unknown
}

/** Takes a key, until the transaction ends; false when another request with this key is at work. */
export async function claim(tx: Tx, owner: number, key: string): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0)) as ours`.execute(tx)
  return rows[0]?.ours ?? false
}

/** Finds the first answer to a key, unless it is older than what we promise to remember. */
export async function recall(
  query: Queryable,
  owner: number,
  key: string,
  notBefore: Date,
): Promise<RememberedAnswer | undefined> {
  return query
    .selectFrom('idempotency')
    .select(['call', 'request_hash', 'status', 'reply'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('created_at', '>=', notBefore)
    .executeTakeFirst()
}

/**
 * Stores an answer. False where another one that still counts is there already, even one that was written
 * without `claim`.
 */
export async function remember(
  tx: Tx,
  owner: number,
  key: string,
  answer: RememberedAnswer,
  { now, notBefore }: { now: Date; notBefore: Date },
): Promise<boolean> {
  const row = { ...answer, reply: JSON.stringify(answer.reply), created_at: now }
  const done = await tx
    .insertInto('idempotency')
    .values({ owner, key, ...row })
    .onConflict((it) =>
      it.columns(['owner', 'key']).doUpdateSet(row).where('idempotency.created_at', '<', notBefore),
    )
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

/** Sets the savepoint to which `undoToMark` goes back. */
export async function mark(tx: Tx): Promise<void> {
  await sql`savepoint work`.execute(tx)
}

export async function undoToMark(tx: Tx): Promise<void> {
  await sql`rollback to savepoint work`.execute(tx)
}

/** Deletes the oldest of the answers from before an instant. Answers how many. */
export async function forgetOlderThan(query: Queryable, instant: Date, most: number): Promise<number> {
  const oldest = query
    .selectFrom('idempotency')
    .select(['owner', 'key'])
    .where('created_at', '<', instant)
    .orderBy('created_at')
    .limit(most)
  const done = await query
    .deleteFrom('idempotency')
    .where(({ eb, refTuple }) => eb(refTuple('owner', 'key'), 'in', oldest.$asTuple('owner', 'key')))
    // Once more, for an answer that takes the place of an old one meanwhile.
    .where('created_at', '<', instant)
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}
