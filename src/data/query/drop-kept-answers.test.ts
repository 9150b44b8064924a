import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { memoryStore } from '#src/data/db/memory-store.ts'
import { schema, type TableName } from '#src/data/db/tables.ts'
import { textStorage } from '#tests/support/text-storage.ts'
import { dropKeptAnswers } from './drop-kept-answers.ts'

test('kept answers go; who is here, what they chose, wrote and sent, and what waits, stays', async () => {
  const store = memoryStore()
  const tables = Object.keys(schema) as TableName[]
  for (const table of tables) await store.put(table, { key: 'a' } as never)
  const storage = textStorage()
  for (const key of ['user', 'waiting', 'order', 'push', 'hot guest', 'hot user 5']) storage.setItem(key, '1')
  // `Object.keys` of a browser's storage lists its entries.
  const listed = new Proxy(storage, { ownKeys: () => keysOf(storage), getOwnPropertyDescriptor: () => shown })
  const queries = new QueryClient()
  queries.setQueryData(['home'], 'strips')

  await dropKeptAnswers(queries, store, listed)

  const emptied: string[] = []
  for (const table of tables) if ((await store.all(table)).length === 0) emptied.push(table)
  expect(emptied.sort()).toEqual(['languages', 'query', 'settings'])
  expect(keysOf(storage)).toEqual(['user', 'waiting', 'order', 'push'])
  expect(queries.getQueryCache().getAll()).toEqual([])
})

const shown = { enumerable: true, configurable: true }
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
