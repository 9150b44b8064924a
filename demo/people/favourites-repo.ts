import type { Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export async function insertFavourites(
  tx: Tx,
  rows: readonly Insertable<Tables['favourite']>[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('favourite')
    .values([...rows])
    .onConflict((it) => it.doNothing())
    .execute()
}
