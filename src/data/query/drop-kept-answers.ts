import type { QueryClient } from '@tanstack/react-query'
import type { Store } from '#src/data/db/store.ts'
import { dropAnswerCaches } from './drop-caches.ts'

/**
 * Deletes every answer stored on this device, in memory, in its stores and in the worker's caches. What the
 * person made stays: the session, drafts, the outbox, and the app itself.
 */
export async function dropKeptAnswers(
  queries: QueryClient,
  store: Store,
  storage: Storage | undefined,
): Promise<void> {
  queries.clear()
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith('hot ')) storage?.removeItem(key)
  }
  for (const table of ['query', 'settings', 'languages'] as const) await store.clear(table)
  await dropAnswerCaches()
}
