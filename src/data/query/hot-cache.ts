import { type PersistedClient, persistQueryClientSubscribe } from '@tanstack/query-persist-client-core'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { hydrate, type QueryClient } from '@tanstack/react-query'
import { QUERY_SCHEMA } from './kept-queries.ts'

// Small, needed for the first paint, and nobody's secret: whatever else is kept is one record each, elsewhere.
const hotKeys = new Set(['settings', 'home'])

/**
 * Puts the few answers that every start paints with into the client, at once, and writes them down as they
 * change. The last second may be lost, so nothing that matters relies on it.
 */
export function keepHotQueries(
  queryClient: QueryClient,
  owner: string,
  storage: Storage | undefined,
): () => void {
  if (!storage) return () => {}
  const key = `hot ${owner}`
  const persister = createSyncStoragePersister({ storage, key })
  restore(queryClient, storage.getItem(key))
  return persistQueryClientSubscribe({
    queryClient,
    persister,
    buster: QUERY_SCHEMA,
    dehydrateOptions: {
      shouldDehydrateQuery: (query) =>
        query.state.status === 'success' && hotKeys.has(String(query.queryKey[0])),
      shouldDehydrateMutation: () => false,
    },
  })
}

// By hand, since the library's own way is asynchronous and would miss the first render.
function restore(queryClient: QueryClient, text: string | null): void {
  if (!text) return
  try {
    const found: PersistedClient = JSON.parse(text)
    if (found.buster === QUERY_SCHEMA) hydrate(queryClient, found.clientState)
  } catch {
    // What cannot be read is fetched again.
  }
}

/** The page's localStorage; undefined where the device denies it. */
export function pageStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
