import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

interface Key {
  kid: Buffer
  public_key: Buffer
  sealed_seed: Buffer
  created_at: Date
}

/**
 * Locks the keys until the transaction ends, so that servers that start together make one key and not two.
 */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`lock table ticket_key in share row exclusive mode`.execute(tx)
}

/** Finds the encrypted seeds, the newest first. */
export async function sealedSeeds(tx: Tx): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('ticket_key')
    .select('sealed_seed')
    .where('sealed_seed', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.flatMap((it) => it.sealed_seed ?? [])
}

export async function addKey(tx: Tx, key: Key): Promise<void> {
  await tx.insertInto('ticket_key').values(key).execute()
}

export function findKeys(query: Queryable) {
  return query.selectFrom('ticket_key').select(['kid', 'public_key']).orderBy('created_at').execute()
}

export function findKey(query: Queryable, kid: Buffer) {
  return query.selectFrom('ticket_key').select('public_key').where('kid', '=', kid).executeTakeFirst()
}
