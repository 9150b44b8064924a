import {
  type PersistedClient,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from '@tanstack/query-persist-client-core'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { hydrate, type QueryClient } from '@tanstack/react-query'
import { notFromTheFuture, QUERY_SCHEMA } from './persisted-queries.ts'

// Small answers that the first paint needs; a logout removes them. All other answers are stored as one record
// each.
const hotKeys = new Set(['settings', 'home', 'favourite marks'])

/**
 * Restores the few answers that every start renders with, at once, and stores them as they change. The last
 * second may be lost, so nothing that matters relies on it. Answers how to stop.
 */
export function persistHotQueries(
  queryClient: QueryClient,
  owner: string,
  storage: Storage | undefined,
): () => void {
  if (!storage) return () => {}
  const key = `hot ${owner}`
  let stopped = false
  // The persister writes with a delay of up to a second; after a stop it must not bring dropped answers back.
  const untilStopped = {
    getItem: (name: string) => storage.getItem(name),
    setItem: (name: string, value: string) => {
      if (!stopped) storage.setItem(name, value)
    },
    removeItem: (name: string) => storage.removeItem(name),
  }
  const persister = createSyncStoragePersister({ storage: untilStopped, key, retry: removeOldestQuery })
  restore(queryClient, storage, key)
  const unsubscribe = persistQueryClientSubscribe({
    queryClient,
    persister,
    buster: QUERY_SCHEMA,
    dehydrateOptions: {
      shouldDehydrateQuery: (query) =>
        query.state.status === 'success' && hotKeys.has(String(query.queryKey[0])),
      shouldDehydrateMutation: () => false,
    },
  })
  return () => {
    stopped = true
    unsubscribe()
  }
}

// By hand, since the library's own way is asynchronous and would miss the first render.
function restore(queryClient: QueryClient, storage: Storage, key: string): void {
  try {
    const found: PersistedClient = JSON.parse(storage.getItem(key) ?? 'null')
    if (found?.buster !== QUERY_SCHEMA) return
    const queries = found.clientState.queries.map((it) => ({ ...it, state: notFromTheFuture(it.state) }))
    hydrate(queryClient, { ...found.clientState, queries })
  } catch {
    // Entries that cannot be read are fetched again.
  }
}
