import { Dexie } from 'dexie'
import type { Store } from './store.ts'
import { schema, type TableName, type Tables } from './tables.ts'
import { isLost, NewerDatabase } from './trouble.ts'

const NAME = 'appState'
const VERSION = 1

/**
 * Opens the store in IndexedDB. Rejects where the device does not allow it, or a newer build owns the
 * database; `onTakenOver` is called when one takes it over later.
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
    replace: async (name, record) => {
      const put = (_: unknown, found: { value: unknown }) => {
        found.value = record
      }
      return (await run((database) => database.table(name).where(':id').equals(record.key).modify(put))) > 0
    },
    remove: (name, keys) => run((database) => database.table(name).bulkDelete([...keys])),
    clear: (name: TableName) => run((database) => database.table(name).clear()),
    close: () => db.close(),
  }
}

async function open(onTakenOver: () => void): Promise<Dexie> {
  // Dexie would open a newer database without an error, and even change it.
  const found = await indexedDB.databases().catch(() => [])
  const native = found.find((it) => it.name === NAME)?.version ?? 0
  // Dexie multiplies its versions by ten, so that it can raise the browser's number by itself.
  if (native >= (VERSION + 1) * 10) throw new NewerDatabase('A newer version of this app has written here.')

  // Writes are durable before they resolve: entries that wait to be sent must survive a crash.
  const db = new Dexie(NAME, { indexedDB, IDBKeyRange, chromeTransactionDurability: 'strict' })
  db.version(VERSION).stores(schema)
  // Another tab upgrades the schema, or the person clears this site's data: this page must not block that. A
  // deleted database is created again when it is next used.
  db.on('versionchange', ({ newVersion }) => {
    db.close()
    if (newVersion !== null) onTakenOver()
    return false
  })
  return db.open()
}
