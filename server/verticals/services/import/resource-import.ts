import type { Tx } from '#server/db/database.ts'
import { RowRefused } from '#server/modules/imports/findings.ts'
import * as repo from './resources-repo.ts'
import type { ResourceRow, StoreRow } from './store-row.ts'

/** The resources of a row, each name once, among which is all that its services need. */
export function resourcesOf({ resources, services }: StoreRow): readonly ResourceRow[] {
  for (const [at, { name }] of resources.entries())
    if (resources.findIndex((it) => it.name === name) < at)
      throw new RowRefused(`resources.${at}.name`, `${name} stands twice`)
  for (const [at, { needs }] of services.entries())
    for (const [nth, kind] of needs.entries()) {
      const path = `services.${at}.needs.${nth}`
      if (needs.indexOf(kind) < nth) throw new RowRefused(path, `${kind} stands twice`)
      if (!resources.some((it) => it.kind === kind))
        throw new RowRefused(path, `the store has no resource of the kind ${kind}`)
    }
  return resources
}

/** Writes the resources of a store, and takes away those that it has no more. Visits that take one stay, as clashes. */
export async function putResources(tx: Tx, store_id: number, resources: readonly ResourceRow[]) {
  const ids: number[] = []
  for (const [position, it] of resources.entries())
    ids.push(await repo.putResource(tx, { store_id, position, ...it }))
  await repo.dropOtherResources(tx, store_id, ids)
}
