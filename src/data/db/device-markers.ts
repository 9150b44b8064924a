import type { Store } from './store.ts'

const KEY = 'device mark'

/** The one of the device's two memories that was emptied since they were last compared. */
export type Emptied = 'none' | 'database' | 'storage'

/**
 * Compares the random mark that stands in both IndexedDB and localStorage. A browser that finds its files
 * corrupt makes an empty database without a word, and one that needs room may evict either: then one mark is
 * gone.
 */
export async function compareMarkers(
  store: Store,
  storage: Storage | undefined,
  makeMarker: () => string,
): Promise<Emptied> {
  // Without a database or a storage there is nothing to compare, and an existing mark keeps its meaning.
  if (store.kind === 'memory' || !storage) return 'none'
  const inDatabase = (await store.get('meta', 'mark'))?.value
  const inStorage = storage.getItem(KEY) ?? undefined
  if (inDatabase !== undefined && inDatabase === inStorage) return 'none'

  const marker = inDatabase ?? inStorage ?? makeMarker()
  await store.put('meta', { key: 'mark', value: marker })
  try {
    storage.setItem(KEY, marker)
  } catch {
    // Full: the next start compares again.
  }
  if (inDatabase === inStorage) return 'none'
  return inStorage === undefined ? 'storage' : 'database'
}
