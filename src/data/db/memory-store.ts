import type { Store } from './store.ts'
import type { TableName, Tables } from './tables.ts'

/** A store in memory, for devices that deny storage: everything works until the page is closed. */
export function memoryStore(): Store {
  const tables = new Map<TableName, Map<string, unknown>>()
  const table = <T extends TableName>(name: T) => {
    const known = tables.get(name) ?? new Map<string, unknown>()
    tables.set(name, known)
    return known as Map<string, Tables[T]>
  }
  return {
    kind: 'memory',
    get: async (name, key) => structuredClone(table(name).get(key)),
    some: async (name, keys) => keys.map((it) => structuredClone(table(name).get(it))),
    all: async (name) => structuredClone([...table(name).values()]),
    put: async (name, ...records) => {
      for (const record of records) table(name).set(record.key, structuredClone(record))
    },
    replace: async (name, record) => {
      const isHere = table(name).has(record.key)
      if (isHere) table(name).set(record.key, structuredClone(record))
      return isHere
    },
    remove: async (name, keys) => {
      for (const key of keys) table(name).delete(key)
    },
    clear: async (name) => table(name).clear(),
    close: () => {},
  }
}
