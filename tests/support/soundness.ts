import { sql } from 'kysely'
import { readConfig } from '#server/config.ts'
import type { Queryable } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import { brokenInvariants } from '#server/verticals/invariants.ts'

/** Opens the database of a server that has ended, by that server's environment. */
export const openAfterwards = (env: Readonly<Record<string, string>>) =>
  openDatabase(readConfig({ APP_MODE: 'test', ...env }), {
    applicationName: 'afterwards',
    onConnectionError: () => {},
  })

/** Finds damage in the pages and indexes of a database, and broken invariants. The list should be empty. */
export async function damageOf(query: Queryable): Promise<object[]> {
  await sql`create extension if not exists amcheck`.execute(query)
  await sql`
    select bt_index_check(index.oid, true) from pg_class index join pg_am on pg_am.oid = index.relam
    where amname = 'btree' and relpersistence = 'p' and relkind = 'i'`.execute(query)
  const heap = await sql<object>`
    select relname, found.* from pg_class, verify_heapam(pg_class.oid::regclass) found
    where relkind = 'r' and relpersistence = 'p'`.execute(query)
  return [...heap.rows, ...(await brokenInvariants(query))]
}

/** Counts the sold tickets without a booking. A failure must not change that number. */
export async function soldUnbooked(query: Queryable): Promise<number> {
  const { rows } = await sql<{ unbooked: number }>`
    select (select sum(sold) from ticket)
      - (select coalesce(sum(quantity), 0) from ticket_booking join booking on booking.id = booking_id
        where status not in (6, 8)) as unbooked`.execute(query)
  return Number(rows[0]?.unbooked)
}

/** Adds enough tickets for a crowd that orders until its server is gone, however long that takes. */
export async function plentyOfTickets(env: Readonly<Record<string, string>>): Promise<void> {
  const { database, close } = await openAfterwards(env)
  await sql`update ticket set capacity = capacity + 1000000`.execute(database.query)
  await close()
}
