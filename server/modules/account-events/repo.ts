import type { Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export async function addEvents(
  tx: Tx,
  events: readonly Insertable<Tables['account_event']>[],
): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('account_event')
    .values(events)
    .onConflict((it) => it.columns(['account_id', 'kind', 'subject']).doNothing())
    .execute()
}
