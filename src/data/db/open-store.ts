import { Observed } from '#src/lib/observed.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'
import { isLost, NewerDatabase } from './trouble.ts'

const TIMEOUT_MS = 3_000

/** `memory`: the device stores nothing. `older`: a newer version of this app owns the database. */
export type StorageMode = 'opening' | 'device' | 'memory' | 'older'

/** The place where this page's records are stored, for the screens that say so. */
export const storageMode = new Observed<StorageMode>('opening')

/**
 * Opens the device's store, or one in memory where the device denies it, is broken, or does not answer in
 * time. The same store goes on from memory when its database is taken over or lost: two versions never write
 * to one database.
 */
export async function openStore(): Promise<Store> {
  let current = memoryStore()
  const goOnFromMemory = (state: StorageMode) => {
    if (current.kind === 'device') current = memoryStore()
    storageMode.set(state)
  }
  const run = async <R>(work: (store: Store) => Promise<R>): Promise<R> => {
    try {
      return await work(current)
    } catch (error) {
      const state = whyGone(error)
      if (!state) throw error
      goOnFromMemory(state)
      return work(current)
    }
  }
  try {
    // IndexedDB's library is not needed for the first screen.
    const { openDeviceStore } = await import('./device-store.ts')
    current = await inTime(openDeviceStore(() => goOnFromMemory('older')))
    storageMode.set('device')
  } catch (error) {
    goOnFromMemory(whyGone(error) ?? 'memory')
  }
  return {
    get kind() {
      return current.kind
    },
    get: (table, key) => run((store) => store.get(table, key)),
    some: (table, keys) => run((store) => store.some(table, keys)),
    all: (table) => run((store) => store.all(table)),
    put: (table, ...records) => run((store) => store.put(table, ...records)),
    replace: (table, record) => run((store) => store.replace(table, record)),
    remove: (table, keys) => run((store) => store.remove(table, keys)),
    clear: (table) => run((store) => store.clear(table)),
    close: () => current.close(),
  }
}

function whyGone(error: unknown): StorageMode | undefined {
  if (error instanceof NewerDatabase) return 'older'
  return isLost(error) ? 'memory' : undefined
}

function inTime(work: Promise<Store>): Promise<Store> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The device did not answer.'))
      // A database that opens after all is closed: an open one would block the upgrade in another tab.
      work.then((store) => store.close()).catch(() => {})
    }, TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
