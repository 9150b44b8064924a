import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import type { Query } from '@tanstack/react-query'
import type { Store } from '#src/data/db/store.ts'
import type { StoredQuery } from '#src/data/db/tables.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { nextTask } from '#src/lib/next-task.ts'
import { together } from '#src/lib/together.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LONGEST_KEPT_MS = 30 * DAY_MS
const MOST_BYTES = 20_000_000
const PREFIX = 'q'

/** Raised when what queries answer changes its shape; older records are then forgotten. */
export const QUERY_SCHEMA = '1'

/** Marks a query whose answer is kept on the device, one record each, restored when it is first asked for. */
export const persisted = { kept: true } as const

/** The same, of what must not go before its time, however long nobody looks and however full the device is. */
export function persistedUntil<T>(until: (data: T) => number) {
  return { kept: true, until: (data: unknown) => until(data as T) } as const
}

/** What is asked where the network failed and nothing is kept; it throws the failure where it has no answer either. */
export type AnswerOtherwise = (query: Query, failure: unknown) => Promise<never>

/** Keeps the answers of marked queries for `owner`; nobody else's are ever restored. */
export function queryPersister(open: () => Promise<Store>, owner: () => string) {
  const keyOf = (key: string) => `${owner()} ${key}`
  const askedBy = new Map<string, string>()
  const untilOf = new Map<string, (data: unknown) => number>()
  // A whole list asks at once, and every trip to the device costs it and the page.
  const read = together(atOnce, async (keys: string[]) => {
    return (await quietly(open, (it) => it.some('query', keys))) ?? []
  })
  const write = together(nextTask, async (records: StoredQuery[]) => {
    // Meanwhile they may have gone whose it is, and all of theirs with them.
    const ours = records.filter((it) => it.owner === owner())
    if (ours.length > 0) await quietly(open, (it) => putAll(it, ours))
    return []
  })
  const keeper = experimental_createQueryPersister<string>({
    storage: {
      // A record that cannot be read is no reason to fail what the network may still answer.
      getItem: async (key) => (await read(keyOf(key)))?.value,
      setItem: async (key, value) => {
        // It was asked for by who is not here any more, and came late.
        if ((askedBy.get(key) ?? owner()) !== owner()) return
        const at = serverNow() ?? Date.now()
        const until = untilOf.get(key)?.((JSON.parse(value) as PersistedQuery).state.data) ?? 0
        const bytes = value.length * 2
        const record = { key: keyOf(key), owner: owner(), at, bytes, value, ...(until > at ? { until } : {}) }
        await write(record)
      },
      removeItem: async (key) => quietly(open, (it) => it.remove('query', [keyOf(key)])),
    },
    prefix: PREFIX,
    buster: QUERY_SCHEMA,
    // The library would go by the device's clock; the sweep goes by the server's.
    maxAge: Number.POSITIVE_INFINITY,
    // It would leave a failure, or a person who went, to nobody: see `refresh`.
    refetchOnRestore: false,
    deserialize: (value) => {
      const found: PersistedQuery = JSON.parse(value)
      return { ...found, state: notFromTheFuture(found.state) }
    },
    filters: { predicate: (query) => query.meta?.kept === true },
  })
  const persisterFn: typeof keeper.persisterFn = async (ask, context, query) => {
    const key = `${PREFIX}-${query.queryHash}`
    askedBy.set(key, owner())
    const until = query.meta?.until
    if (typeof until === 'function') untilOf.set(key, until as (data: unknown) => number)
    let isRestored = true
    const answer = await keeper
      .persisterFn(
        (given) => {
          isRestored = false
          return ask(given)
        },
        context,
        query,
      )
      .catch(
        (failure: unknown) =>
          (query.meta?.otherwise as AnswerOtherwise | undefined)?.(query, failure) ?? Promise.reject(failure),
      )
    if (isRestored) setTimeout(() => refresh(query))
    return answer
  }
  return { ...keeper, persisterFn }
}

/** What was kept is shown, and asked for anew if it is old. That this failed stands in the query itself. */
function refresh(query: Query): void {
  if (query.isStale()) query.fetch().catch(() => {})
}

/** A clock that was set back would make an answer look fresh until it has caught up. */
export function notFromTheFuture<S extends { dataUpdatedAt: number }>(state: S): S {
  return { ...state, dataUpdatedAt: Math.min(state.dataUpdatedAt, Date.now()) }
}

const atOnce = () => Promise.resolve()

async function quietly<R>(open: () => Promise<Store>, work: (store: Store) => Promise<R>) {
  return open()
    .then(work)
    .catch(() => undefined)
}

// A full device keeps a little less; it does not fail what the person is looking at.
async function putAll(store: Store, records: readonly StoredQuery[]): Promise<void> {
  try {
    await store.put('query', ...records)
  } catch {
    await sweepQueries(store, undefined, MOST_BYTES / 4)
    await store.put('query', ...records)
  }
}

/**
 * Forgets what is too old, then the oldest until the rest fits. Age is only judged by a clock one can trust:
 * without one (`now` undefined) nothing is too old.
 */
export async function sweepQueries(
  store: Store,
  now: number | undefined,
  mostBytes = MOST_BYTES,
): Promise<void> {
  const mayGo = (await store.all('query')).filter(
    ({ until }) => until === undefined || (now !== undefined && until <= now),
  )
  const newestFirst = mayGo.sort((a, b) => b.at - a.at)
  let bytes = 0
  const tooMuch = newestFirst.filter((it) => {
    bytes += it.bytes
    return bytes > mostBytes || (now !== undefined && now - it.at > LONGEST_KEPT_MS)
  })
  await store.remove(
    'query',
    tooMuch.map((it) => it.key),
  )
}
