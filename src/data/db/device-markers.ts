import type { Store } from './store.ts'

const KEY = 'device mark'

/** Which of the device's two memories was emptied since they were last compared. */
export type Emptied = 'none' | 'database' | 'storage'

/**
 * The same random mark stands in IndexedDB and in localStorage. A browser that finds its files corrupt makes
 * an empty database without a word, and one that needs room may evict either: then one of the marks is gone.
 */
export async function compareMarkers(
  store: Store,
  storage: Storage | undefined,
  makeMarker: () => string,
): Promise<Emptied> {
  // Without one of the two there is nothing to compare, and a mark that is there keeps its meaning.
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
