import type { QueryClient } from '@tanstack/react-query'
import { compareMarkers } from '#src/data/db/device-markers.ts'
import { pageStore } from '#src/data/db/page-store.ts'
import { saveSecondCopy } from '#src/data/query/second-copy.ts'
import { compareWithStore } from '#src/data/session/compare-with-store.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'
import { sweep } from './sweep.ts'

const SWEEP_AFTER_MS = 20_000

/**
 * Restores what one of the device's two memories has lost from the other one. Then saved areas are updated, and long
 * after the start what is too old is deleted.
 */
export async function checkMemories(queries: QueryClient, storage: Storage | undefined): Promise<void> {
  setTimeout(() => void sweep(), SWEEP_AFTER_MS)
  const store = await pageStore()
  const emptied = await compareMarkers(store, storage, () => crypto.randomUUID()).catch(() => 'none' as const)
  await compareWithStore().catch(() => {})
  await saveSecondCopy(queries, store).catch(() => {})
  // The data on the screen is fetched again, and so stored again.
  if (emptied === 'database') await queries.invalidateQueries()
  await whenAppIdle
  const areas = await import('#src/data/area/keep-areas-new.ts')
  areas.keepAreasNew()
}
