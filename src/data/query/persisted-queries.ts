import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import type { Query } from '@tanstack/react-query'
import type { Store } from '#src/data/db/store.ts'
import type { StoredQuery } from '#src/data/db/tables.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { nextTask } from '#src/lib/next-task.ts'
import { together } from '#src/lib/together.ts'

const PREFIX = 'q'

/** The version of the stored answers: raised when their shape changes, so that older records are dropped. */
export const QUERY_SCHEMA = '1'

/**
 * Marks a query whose answer is stored on the device, one record each, and restored when it is first asked
 * for.
 */
export const persisted = { kept: true } as const

/** Marks a stored query whose answer must not be deleted before its time, however full the device is. */
export function persistedUntil<T>(until: (data: T) => number) {
  return { kept: true, until: (data: unknown) => until(data as T) } as const
}

/**
 * Answers a query where the network failed and nothing is stored; throws the failure where it cannot either.
 */
export type AnswerOtherwise = (query: Query, failure: unknown) => Promise<never>

/** Stores the answers of marked queries for `owner`; nobody else's are ever restored. */
export function queryPersister(open: () => Promise<Store>, owner: () => string) {
  const keyOf = (key: string) => `${owner()} ${key}`
  const askedBy = new Map<string, string>()
  const untilOf = new Map<string, (data: unknown) => number>()
  // A whole list of queries reads at once: one read of the device for all of them is faster.
  const read = together(atOnce, async (keys: string[]) => {
    return (await quietly(open, (it) => it.some('query', keys))) ?? []
  })
  const write = together(nextTask, async (records: StoredQuery[]) => {
    // The owner may have logged out meanwhile, and all their records have to be gone then.
    const ours = records.filter((it) => it.owner === owner())
    if (ours.length > 0) await quietly(open, (it) => putAll(it, ours))
    return []
  })
  const keeper = experimental_createQueryPersister<string>({
    storage: {
      // A record that cannot be read must not make a query fail which the network may still answer.
      getItem: async (key) => (await read(keyOf(key)))?.value,
      setItem: async (key, value) => {
        // The answer came late: the person who asked for it has logged out.
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
    // A refetch here would leave a failure, or an answer for another person, unhandled: see `refresh`.
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

/** Refetches a restored answer if it is stale. A failure is in the query's own state. */
function refresh(query: Query): void {
  if (query.isStale()) query.fetch().catch(() => {})
}

/**
 * Limits an answer's age to now: after a clock was set back, it would look fresh until the clock has caught
 * up.
 */
export function notFromTheFuture<S extends { dataUpdatedAt: number }>(state: S): S {
  return { ...state, dataUpdatedAt: Math.min(state.dataUpdatedAt, Date.now()) }
}

const atOnce = () => Promise.resolve()

async function quietly<R>(open: () => Promise<Store>, work: (store: Store) => Promise<R>) {
  return open()
    .then(work)
    .catch(() => undefined)
}

// On a full device fewer answers are stored, but no query fails for it.
async function putAll(store: Store, records: readonly StoredQuery[]): Promise<void> {
  try {
    await store.put('query', ...records)
  } catch {
    const { MOST_BYTES, sweepQueries } = await import('./sweep-queries.ts')
    await sweepQueries(store, undefined, MOST_BYTES / 4)
    await store.put('query', ...records)
  }
}
