import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '#src/data/db/memory-store.ts'
import type { Store } from '#src/data/db/store.ts'
import { NoAnswer } from '#src/data/provider/errors.ts'
import { makeQueryClient } from './client.ts'
import { persistedOr } from './persisted-or.ts'
import { persisted, persistedUntil, queryPersister } from './persisted-queries.ts'
import { sweepQueries } from './sweep-queries.ts'

const pageOf = (store: Store, owner = 'guest') =>
  makeQueryClient(
    queryPersister(
      async () => store,
      () => owner,
    ).persisterFn,
  )

const ask = (
  client: ReturnType<typeof pageOf>,
  answer: () => Promise<unknown>,
  meta: Record<string, unknown> = persisted,
  page = 1,
) => client.fetchQuery({ queryKey: ['page', page], queryFn: answer, meta, retry: false })

const never = () => Promise.reject(new Error('no network'))
const written = (store: Store) => vi.waitFor(async () => expect(await store.all('query')).toHaveLength(1))

describe('answers kept on the device', () => {
  it('are there for the next page, also without a network', async () => {
    const store = memoryStore()
    await ask(pageOf(store), async () => 'hello')
    await written(store)
    expect(await ask(pageOf(store), never)).toBe('hello')
  })

  it('give way to what the device can answer otherwise only where there are none, and the network is silent', async () => {
    const store = memoryStore()
    const meta = persistedOr(async () => 'saved')
    const offline = () => Promise.reject(new NoAnswer('offline'))
    const page = pageOf(store)
    expect(await ask(page, offline, meta)).toBe('saved')
    expect(await store.all('query')).toEqual([])
    await expect(ask(pageOf(store), never, meta)).rejects.toThrow('no network')
    expect(await ask(pageOf(store), async () => 'hello', meta)).toBe('hello')
    await written(store)
    expect(await ask(pageOf(store), offline, meta)).toBe('hello')
  })

  it('are asked for anew as soon as there is a network, where the device answered otherwise', async () => {
    const page = pageOf(memoryStore())
    const offline = () => Promise.reject(new NoAnswer('offline'))
    await ask(
      page,
      offline,
      persistedOr(async () => 'saved'),
    )
    await vi.waitFor(() => expect(page.getQueryState(['page', 1])?.isInvalidated).toBe(true))
  })

  it('of a whole list are read and written in one go', async () => {
    const store = memoryStore()
    const [some, put] = [vi.spyOn(store, 'some'), vi.spyOn(store, 'put')]
    const rows = [1, 2, 3]
    const askAll = (client: ReturnType<typeof pageOf>, answer: (row: number) => Promise<unknown>) =>
      Promise.all(
        rows.map((row) =>
          client.fetchQuery({
            queryKey: ['row', row],
            queryFn: () => answer(row),
            meta: persisted,
            retry: false,
          }),
        ),
      )
    await askAll(pageOf(store), async (row) => `row ${row}`)
    await vi.waitFor(async () => expect(await store.all('query')).toHaveLength(3))
    expect([some.mock.calls.length, put.mock.calls.length]).toEqual([1, 1])
    expect(await askAll(pageOf(store), never)).toEqual(['row 1', 'row 2', 'row 3'])
  })

  it('are nobody else’s', async () => {
    const store = memoryStore()
    await ask(pageOf(store, 'amira'), async () => 'private')
    await written(store)
    await expect(ask(pageOf(store, 'bruno'), never)).rejects.toThrow('no network')
  })

  it('are not written any more once they have gone whose they are', async () => {
    const store = memoryStore()
    let owner = 'amira'
    const client = makeQueryClient(
      queryPersister(
        async () => store,
        () => owner,
      ).persisterFn,
    )
    const put = vi.spyOn(store, 'put')
    await ask(client, async () => 'private')
    // By now it is to be written, with the next task.
    await new Promise((resolve) => setTimeout(resolve))
    owner = 'guest'
    // The second write would come last, and alone.
    await ask(client, async () => 'public', persisted, 2)
    await vi.waitFor(() => expect(put).toHaveBeenCalled())
    expect(put.mock.calls).toEqual([['query', expect.objectContaining({ owner: 'guest' })]])
  })

  it('are only those that are marked', async () => {
    const store = memoryStore()
    const client = pageOf(store)
    await ask(client, async () => 'a wallet', {})
    await ask(client, async () => 'a page', persisted, 2)
    await written(store)
    expect((await store.all('query')).map((it) => it.value)).toEqual([expect.stringContaining('a page')])
  })

  it('are swept by age, and by size with the newest staying', async () => {
    const store = memoryStore()
    const now = Date.now()
    const record = (key: string, daysAgo: number) =>
      store.put('query', { key, owner: 'guest', at: now - daysAgo * 86_400_000, bytes: 100, value: '' })
    await record('old', 31)
    await record('older', 2)
    await record('newer', 1)
    await sweepQueries(store, now, 1_000)
    expect((await store.all('query')).map((it) => it.key)).toEqual(['older', 'newer'])
    await sweepQueries(store, now, 150)
    expect((await store.all('query')).map((it) => it.key)).toEqual(['newer'])
  })

  it('stay until their time where they say one, however old and however full the device is', async () => {
    const store = memoryStore()
    const day = 86_400_000
    const until = Date.now() + 60 * day
    await ask(
      pageOf(store),
      async () => ({ end: until }),
      persistedUntil(({ end }: { end: number }) => end),
    )
    await written(store)
    for (const now of [undefined, until - day]) await sweepQueries(store, now, 0)
    expect(await ask(pageOf(store), never)).toEqual({ end: until })
    await sweepQueries(store, until + day)
    expect(await store.all('query')).toEqual([])
  })

  it('never fail the page when the device is full', async () => {
    const full: Store = {
      ...memoryStore(),
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    }
    expect(await ask(pageOf(full), async () => 'shown')).toBe('shown')
  })

  it('are as old as the server says, and nothing is too old while it has not spoken', async () => {
    const store = memoryStore()
    const now = Date.now()
    const year = 365 * 86_400_000
    await store.put('query', { key: 'a', owner: 'guest', at: now, bytes: 1, value: '' })
    await sweepQueries(store, undefined)
    expect(await store.all('query')).toHaveLength(1)
    await sweepQueries(store, now + year)
    expect(await store.all('query')).toEqual([])
  })

  it('do not fail what the network can answer when they cannot be read', async () => {
    const broken: Store = { ...memoryStore(), some: () => Promise.reject(new Error('broken')) }
    expect(await ask(pageOf(broken), async () => 'from the server')).toBe('from the server')
    const corrupt: Store = memoryStore()
    await corrupt.put('query', {
      key: 'guest q-["page",1]',
      owner: 'guest',
      at: 0,
      bytes: 1,
      value: '{"state":',
    })
    expect(await ask(pageOf(corrupt), async () => 'from the server')).toBe('from the server')
  })
})
