import type { QueryClient } from '@tanstack/react-query'
import { areaCache } from '#contract/area-pictures.ts'
import { notesCache } from '#contract/device-notes.ts'
import type { Store } from '#src/data/db/store.ts'

/** Gives up what takes the most room and is fetched again when it is next looked at. */
export async function dropPictures(): Promise<void> {
  if ('caches' in globalThis) await Promise.all(['pictures', 'tiles'].map((name) => caches.delete(name)))
}

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
  for (const table of ['query', 'settings', 'languages'] as const) await store.clear(table)
  await dropAnswerCaches()
}

/** The same for the worker's caches alone. */
export async function dropAnswerCaches(): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : []
  await Promise.all(names.filter(isOfAnswers).map((name) => caches.delete(name)))
}

// The shell and its chunks are code, not answers; without them the next start would need a network. Notes are what
// page and worker have still to tell each other. An area was saved on purpose, and is nobody's in particular.
function isOfAnswers(name: string): boolean {
  return !['chunks', notesCache, areaCache].includes(name) && !name.startsWith('workbox-precache')
}
