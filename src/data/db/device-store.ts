import { Dexie } from 'dexie'
import type { Store } from './store.ts'
import { schema, type TableName, type Tables } from './tables.ts'

const NAME = 'appState'
const VERSION = 1

/** A newer build has written here; ours would not know what it breaks. */
class NewerDatabase extends Error {}

// Safari drops the connection of a page in the background, and never mends it: only a new one helps.
const lostConnection = new Set(['DatabaseClosedError', 'UnknownError', 'InvalidStateError', 'AbortError'])

/** Keeps records in IndexedDB. Rejects when the device does not let us, or a newer build owns what is there. */
export async function openDeviceStore(onTakenOver: () => void): Promise<Store> {
  let db = await open(onTakenOver)
  const run = async <R>(work: (database: Dexie) => Promise<R>): Promise<R> => {
    try {
      return await work(db)
    } catch (error) {
      if (!(error instanceof Error && lostConnection.has(error.name))) throw error
      db.close()
      db = await open(onTakenOver)
      return work(db)
    }
  }
  return {
    kind: 'device',
    get: (name, key) => run((database) => database.table<Tables[typeof name], string>(name).get(key)),
    all: (name) => run((database) => database.table<Tables[typeof name], string>(name).toArray()),
    put: async (name, record) => void (await run((database) => database.table(name).put(record))),
    remove: (name, keys) => run((database) => database.table(name).bulkDelete([...keys])),
    clear: (name: TableName) => run((database) => database.table(name).clear()),
    close: () => db.close(),
  }
}

async function open(onTakenOver: () => void): Promise<Dexie> {
  // Dexie would open what is newer without a word, and even alter it.
  const found = await indexedDB.databases().catch(() => [])
  const native = found.find((it) => it.name === NAME)?.version ?? 0
  // Dexie counts in tens, so that it can raise the browser's own number by itself.
  if (native >= (VERSION + 1) * 10) throw new NewerDatabase('A newer version of this app has written here.')

  // Durable before it is answered: what waits to be sent must be there after a crash.
  const db = new Dexie(NAME, { indexedDB, IDBKeyRange, chromeTransactionDurability: 'strict' })
  db.version(VERSION).stores(schema)
  // Another tab brings a newer schema: this one lets go, and the person is asked to reload.
  db.on('versionchange', () => {
    db.close()
    onTakenOver()
    return false
  })
  return db.open()
}
