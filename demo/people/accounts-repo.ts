import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** Makes an account as old as if it had been opened so many days earlier. */
export async function openedEarlier(tx: Tx, id: number, days: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ created_at: sql<Date>`created_at - make_interval(days => ${days}::int)` })
    .where('id', '=', id)
    .execute()
}
