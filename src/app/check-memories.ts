import type { QueryClient } from '@tanstack/react-query'
import { compareMarkers } from '#src/data/db/device-markers.ts'
import { pageStore } from '#src/data/db/page-store.ts'
import { saveSecondCopy } from '#src/data/query/second-copy.ts'
import { compareWithStore } from '#src/data/session/compare-with-store.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'

/** What one of the device's memories has lost, the other one may still have. Then areas that were saved are looked after. */
export async function checkMemories(queries: QueryClient, storage: Storage | undefined): Promise<void> {
  const store = await pageStore()
  const emptied = await compareMarkers(store, storage, () => crypto.randomUUID()).catch(() => 'none' as const)
  await compareWithStore().catch(() => {})
  await saveSecondCopy(queries, store).catch(() => {})
  // What is on the screen is asked for again, and so kept again.
  if (emptied === 'database') await queries.invalidateQueries()
  await whenAppIdle
  const areas = await import('#src/data/area/keep-areas-new.ts')
  areas.keepAreasNew()
}
