import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../db/memory-store.ts'
import type { Store } from '../db/store.ts'
import { makeQueryClient } from './client.ts'
import { kept, queryKeeper, sweepQueries } from './kept-queries.ts'

const pageOf = (store: Store, owner = 'guest') =>
  makeQueryClient(queryKeeper(Promise.resolve(store), () => owner).persisterFn)

const ask = (
  client: ReturnType<typeof pageOf>,
  answer: () => Promise<unknown>,
  meta: Record<string, unknown> = kept,
) => client.fetchQuery({ queryKey: ['page', 1], queryFn: answer, meta, retry: false })

const never = () => Promise.reject(new Error('no network'))
const written = (store: Store) => vi.waitFor(async () => expect(await store.all('query')).toHaveLength(1))

describe('answers kept on the device', () => {
  it('are there for the next page, also without a network', async () => {
    const store = memoryStore()
    await ask(pageOf(store), async () => 'hello')
    await written(store)
    expect(await ask(pageOf(store), never)).toBe('hello')
  })

  it('are nobody else’s', async () => {
    const store = memoryStore()
    await ask(pageOf(store, 'amira'), async () => 'private')
    await written(store)
    await expect(ask(pageOf(store, 'bruno'), never)).rejects.toThrow('no network')
  })

  it('are only those that are marked', async () => {
    const store = memoryStore()
    await ask(pageOf(store), async () => 'a wallet', {})
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await store.all('query')).toEqual([])
  })

  it('are swept by age, and by size with the newest staying', async () => {
    const store = memoryStore()
    const now = Date.now()
    const record = (key: string, daysAgo: number) =>
      store.put('query', { key, owner: 'guest', at: now - daysAgo * 86_400_000, bytes: 100, value: '' })
    await record('old', 31)
    await record('older', 2)
    await record('newer', 1)
    await sweepQueries(store, 1_000, now)
    expect((await store.all('query')).map((it) => it.key)).toEqual(['older', 'newer'])
    await sweepQueries(store, 150, now)
    expect((await store.all('query')).map((it) => it.key)).toEqual(['newer'])
  })

  it('never fail the page when the device is full', async () => {
    const full: Store = {
      ...memoryStore(),
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    }
    expect(await ask(pageOf(full), async () => 'shown')).toBe('shown')
  })
})
