import { type Insertable, sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Adds a resource to a store, or changes the one of the same name. */
export async function putResource(tx: Tx, resource: Insertable<Tables['resource']>): Promise<number> {
  const { store_id: _, name: __, ...row } = resource
  const put = tx
    .insertInto('resource')
    .values(resource)
    .onConflict((it) => it.columns(['store_id', 'name']).doUpdateSet({ ...row, is_active: true }))
    .returning('id')
  return (await put.executeTakeFirstOrThrow()).id
}

/** Takes away the resources of a store that are none of these. */
export async function dropOtherResources(tx: Tx, store_id: number, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('resource')
    .set({ is_active: false })
    .where('store_id', '=', store_id)
    .where('is_active', '=', true)
    .where((it) => it.not(it('id', '=', sql<number>`any(${[...ids]}::bigint[])`)))
    .execute()
}
