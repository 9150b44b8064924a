import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { textStorage } from '#tests/support/text-storage.ts'
import { persistHotQueries } from './hot-cache.ts'

/** One page that learns `data` under `key`, closed once it is written down. */
async function visit(storage: Storage, owner: string, key: string[], data: unknown) {
  const client = new QueryClient()
  const stop = persistHotQueries(client, owner, storage)
  client.setQueryData(key, data)
  await vi.waitFor(() => expect(storage.getItem(`hot ${owner}`)).toContain(JSON.stringify(data)), 3_000)
  stop()
}

describe('what every start paints with', () => {
  it('is in the client before the first render', async () => {
    const storage = textStorage()
    await visit(storage, 'guest', ['settings', 'values'], 'teal')
    const next = new QueryClient()
    persistHotQueries(next, 'guest', storage)()
    expect(next.getQueryData(['settings', 'values'])).toBe('teal')
  })

  it('holds nothing but what is on the list', async () => {
    const storage = textStorage()
    const client = new QueryClient()
    const stop = persistHotQueries(client, 'guest', storage)
    client.setQueryData(['wallet'], 'secret')
    client.setQueryData(['home'], 'strips')
    await vi.waitFor(() => expect(storage.getItem('hot guest')).toContain('strips'), 3_000)
    expect(storage.getItem('hot guest')).not.toContain('secret')
    stop()
  })

  it('is not shown to somebody else', async () => {
    const storage = textStorage()
    await visit(storage, 'amira', ['home'], 'strips of amira')
    const other = new QueryClient()
    persistHotQueries(other, 'bruno', storage)()
    expect(other.getQueryData(['home'])).toBeUndefined()
  })

  it.each(['', 'not json', '{"buster":"0"}', '{"buster":"2","clientState":7}'])(
    'is fetched again when it cannot be read: %j',
    (text) => {
      const storage = textStorage()
      storage.setItem('hot guest', text)
      const client = new QueryClient()
      expect(() => persistHotQueries(client, 'guest', storage)()).not.toThrow()
      expect(client.getQueryCache().getAll()).toEqual([])
    },
  )

  it('does without, where the device denies storage', () => {
    expect(() => persistHotQueries(new QueryClient(), 'guest', undefined)()).not.toThrow()
  })

  it('does not come back after it was dropped, though a write was under way', async () => {
    const storage = textStorage()
    const client = new QueryClient()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const stop = persistHotQueries(client, 'amira', storage)
    client.setQueryData(['home'], 'strips of amira')
    stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(storage.getItem('hot amira')).toBeNull()
  })

  it('is not fresh for ever after the clock was set back', async () => {
    const storage = textStorage()
    await visit(storage, 'guest', ['home'], 'strips')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01') })
    try {
      const client = new QueryClient()
      persistHotQueries(client, 'guest', storage)()
      expect(client.getQueryData(['home'])).toBe('strips')
      expect(client.getQueryState(['home'])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
    } finally {
      vi.useRealTimers()
    }
  })
})
