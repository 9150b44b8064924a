import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import type { Store } from '../db/store.ts'
import type { KeptQuery } from '../db/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LONGEST_KEPT_MS = 30 * DAY_MS
const MOST_BYTES = 20_000_000

/** Raised when what queries answer changes its shape; older records are then forgotten. */
export const QUERY_SCHEMA = '1'

/** Marks a query whose answer is kept on the device, one record each, restored when it is first asked for. */
export const kept = { kept: true } as const

/** Keeps the answers of marked queries for `owner`; nobody else's are ever restored. */
export function queryKeeper(opening: Promise<Store>, owner: () => string) {
  const keyOf = (key: string) => `${owner()} ${key}`
  return experimental_createQueryPersister<string>({
    storage: {
      getItem: async (key) => (await (await opening).get('query', keyOf(key)))?.value,
      setItem: async (key, value) => {
        const record = { key: keyOf(key), owner: owner(), at: Date.now(), bytes: value.length * 2, value }
        await put(await opening, record)
      },
      removeItem: async (key) => (await opening).remove('query', [keyOf(key)]),
    },
    prefix: 'q',
    buster: QUERY_SCHEMA,
    maxAge: LONGEST_KEPT_MS,
    filters: { predicate: (query) => query.meta?.kept === true },
  })
}

// A full device keeps a little less; it does not fail what the person is looking at.
async function put(store: Store, record: KeptQuery): Promise<void> {
  try {
    await store.put('query', record)
  } catch {
    await sweepQueries(store, MOST_BYTES / 4)
    await store.put('query', record).catch(() => {})
  }
}

/** Forgets what is too old, then the oldest until the rest fits. */
export async function sweepQueries(store: Store, mostBytes = MOST_BYTES, now = Date.now()): Promise<void> {
  const newestFirst = (await store.all('query')).sort((a, b) => b.at - a.at)
  let bytes = 0
  const tooMuch = newestFirst.filter((it) => {
    bytes += it.bytes
    return bytes > mostBytes || now - it.at > LONGEST_KEPT_MS
  })
  await store.remove(
    'query',
    tooMuch.map((it) => it.key),
  )
}
