import { createHmac } from 'node:crypto'
import type { Queryable, Tx } from '#server/db/database.ts'

/**
 * The hash of a number. A number has few digits, so only the pepper keeps a stolen database from telling it.
 */
const hashOf = (pepper: Buffer, phone: string) =>
  createHmac('sha256', pepper).update(`known number ${phone}`).digest()

/**
 * Remembers a number that an account gives up, so that a person who registers with it again is no newcomer.
 */
export async function rememberNumber(tx: Tx, pepper: Buffer, phone: string, now: Date): Promise<void> {
  await tx
    .insertInto('known_number')
    .values({ hash: hashOf(pepper, phone), first_seen: now })
    .onConflict((it) => it.doNothing())
    .execute()
}

/** Whether an account had this number before. */
export async function wasKnown(query: Queryable, pepper: Buffer, phone: string): Promise<boolean> {
  const found = query
    .selectFrom('known_number')
    .select('first_seen')
    .where('hash', '=', hashOf(pepper, phone))
  return (await found.executeTakeFirst()) !== undefined
}
