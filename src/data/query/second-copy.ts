import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import type { Store } from '../db/store.ts'
import { notFromTheFuture, QUERY_SCHEMA } from './persisted-queries.ts'

/**
 * Restores and stores a second copy of settings and languages, without which the app has no texts. The hot
 * cache has them in time for the first render; this copy is for a device whose localStorage is full, denied
 * or was emptied.
 */
export async function saveSecondCopy(queries: QueryClient, store: Store): Promise<void> {
  const found = [...(await store.all('settings')), ...(await store.all('languages'))]
  for (const record of found) {
    const { key, queryKey, data } = record
    if (key !== keyOf(queryKey) || queries.getQueryData(queryKey) !== undefined) continue
    queries.setQueryData(queryKey, data, { updatedAt: notFromTheFuture(record).dataUpdatedAt })
  }
  const cache = queries.getQueryCache()
  for (const query of cache.findAll({ queryKey: ['settings'] })) copy(query, store)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') copy(event.query, store)
  })
}

function copy({ queryKey, state }: Query, store: Store): void {
  const table = tableOf(queryKey)
  if (!table || state.data === undefined) return
  const record = { key: keyOf(queryKey), queryKey, dataUpdatedAt: state.dataUpdatedAt, data: state.data }
  store.put(table, record).catch(() => {
    // The next answer is written down again.
  })
}

function tableOf(queryKey: readonly unknown[]): 'settings' | 'languages' | undefined {
  if (queryKey[0] !== 'settings') return undefined
  if (queryKey[1] === 'values') return 'settings'
  return queryKey[1] === 'languages' || queryKey[1] === 'language' ? 'languages' : undefined
}

function keyOf(queryKey: readonly unknown[]): string {
  return `${QUERY_SCHEMA} ${hashKey(queryKey)}`
}
