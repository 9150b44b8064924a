import { Dexie } from 'dexie'
import type { Store } from './store.ts'
import { schema, type TableName, type Tables } from './tables.ts'
import { isLost, NewerDatabase } from './trouble.ts'

const NAME = 'appState'
const VERSION = 1

/**
 * Keeps records in IndexedDB. Rejects when the device does not let us, or a newer build owns what is there;
 * `onTakenOver` hears when one takes it over later.
 */
export async function openDeviceStore(onTakenOver: () => void): Promise<Store> {
  let db = await open(onTakenOver)
  const run = async <R>(work: (database: Dexie) => Promise<R>): Promise<R> => {
    try {
      return await work(db)
    } catch (error) {
      if (!isLost(error)) throw error
      db.close()
      db = await open(onTakenOver)
      return work(db)
    }
  }
  return {
    kind: 'device',
    get: (name, key) => run((database) => database.table<Tables[typeof name], string>(name).get(key)),
    some: (name, keys) =>
      run((database) => database.table<Tables[typeof name], string>(name).bulkGet([...keys])),
    all: (name) => run((database) => database.table<Tables[typeof name], string>(name).toArray()),
    put: async (name, ...records) => void (await run((database) => database.table(name).bulkPut(records))),
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
  // Another tab brings a newer schema, or the person clears this site's data: nobody waits for us. A database
  // that was deleted is made anew when it is next asked for.
  db.on('versionchange', ({ newVersion }) => {
    db.close()
    if (newVersion !== null) onTakenOver()
    return false
  })
  return db.open()
}
