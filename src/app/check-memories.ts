import type { QueryClient } from '@tanstack/react-query'
import { compareMarks } from '#src/data/db/marks.ts'
import { pageStore } from '#src/data/db/page-store.ts'
import { keepSecondCopy } from '#src/data/query/second-copy.ts'
import { compareWithStore } from '#src/data/session/compare-with-store.ts'

/** What one of the device's memories has lost, the other one may still have. */
export async function checkMemories(queries: QueryClient, storage: Storage | undefined): Promise<void> {
  const store = await pageStore()
  const emptied = await compareMarks(store, storage, () => crypto.randomUUID()).catch(() => 'none' as const)
  await compareWithStore().catch(() => {})
  await keepSecondCopy(queries, store).catch(() => {})
  // What is on the screen is asked for again, and so kept again.
  if (emptied === 'database') await queries.invalidateQueries()
}
