import type { QueryClient } from '@tanstack/react-query'
import type { Store } from '../db/store.ts'

/**
 * Forgets every answer this device keeps, in memory, in its stores and in the worker's caches. What the person
 * made stays: the session, carts, what waits to be sent, and the app itself.
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
  await store.clear('query')
  const names = 'caches' in globalThis ? await caches.keys() : []
  await Promise.all(names.filter(isOfAnswers).map((name) => caches.delete(name)))
}

// The shell and its chunks are code, not answers; without them the next start would need a network.
function isOfAnswers(name: string): boolean {
  return name !== 'chunks' && !name.startsWith('workbox-precache')
}
