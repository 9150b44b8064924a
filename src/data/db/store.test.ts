import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDeviceStore } from './device-store.ts'
import { memoryStore } from './memory-store.ts'
import { openStore, storageMode } from './open-store.ts'
import type { Store } from './store.ts'

const entry = { key: 'k', value: 'v' }

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})
afterEach(() => vi.unstubAllGlobals())

/** Upgrades the same database as a later build of ours would. */
const openNewer = () => {
  const newer = new Dexie('appState', { indexedDB, IDBKeyRange })
  newer.version(2).stores({ meta: 'key', more: 'key' })
  return newer.open()
}

const kinds: [string, () => Promise<Store>][] = [
  ['the device', () => openDeviceStore(() => {})],
  ['memory', async () => memoryStore()],
]

describe.each(kinds)('a store on %s', (_, open) => {
  it('gives back what was put, and a copy of it', async () => {
    const store = await open()
    await store.put('meta', entry)
    const found = await store.get('meta', 'k')
    expect(found).toEqual(entry)
    expect(found).not.toBe(entry)
    store.close()
  })

  it('puts over what has the same key', async () => {
    const store = await open()
    await store.put('meta', entry)
    await store.put('meta', { ...entry, value: 'w' })
    expect(await store.all('meta')).toEqual([{ key: 'k', value: 'w' }])
    store.close()
  })

  it('replaces what is there, and brings back nothing that is not', async () => {
    const store = await open()
    await store.put('meta', entry)
    expect(await store.replace('meta', { ...entry, value: 'w' })).toBe(true)
    expect(await store.get('meta', 'k')).toEqual({ key: 'k', value: 'w' })
    await store.remove('meta', ['k'])
    expect(await store.replace('meta', { ...entry, value: 'x' })).toBe(false)
    expect(await store.all('meta')).toEqual([])
    store.close()
  })

  it('removes some, or all', async () => {
    const store = await open()
    for (const key of ['a', 'b', 'c']) await store.put('meta', { key, value: key })
    await store.remove('meta', ['a', 'x'])
    expect((await store.all('meta')).map((it) => it.key)).toEqual(['b', 'c'])
    await store.clear('meta')
    expect(await store.all('meta')).toEqual([])
    store.close()
  })
})

describe('the store on the device', () => {
  it('is still there for the next page', async () => {
    const first = await openDeviceStore(() => {})
    await first.put('meta', entry)
    first.close()
    const second = await openDeviceStore(() => {})
    expect(await second.get('meta', 'k')).toEqual(entry)
    second.close()
  })

  it('opens a new connection when the old one was lost', async () => {
    const store = await openDeviceStore(() => {})
    await store.put('meta', entry)
    store.close()
    expect(await store.get('meta', 'k')).toEqual(entry)
    store.close()
  })

  it('lets go when another tab brings a newer schema, and says so', async () => {
    const takenOver = vi.fn()
    const old = await openDeviceStore(takenOver)
    const newer = await openNewer()
    expect(takenOver).toHaveBeenCalledOnce()
    newer.close()
    old.close()
  })

  it('does not write into what a newer build wrote', async () => {
    const newer = await openNewer()
    newer.close()
    await expect(openDeviceStore(() => {})).rejects.toThrow('newer version')
    expect((await openStore()).kind).toBe('memory')
  })

  it('goes on from memory when a newer build takes over, and leaves alone what that writes', async () => {
    const store = await openStore()
    await store.put('meta', entry)
    expect([store.kind, storageMode.value]).toEqual(['device', 'device'])
    const newer = await openNewer()
    expect([store.kind, storageMode.value]).toEqual(['memory', 'older'])
    await store.put('meta', { key: 'later', value: 'w' })
    expect(await store.all('meta')).toEqual([{ key: 'later', value: 'w' }])
    expect(await newer.table('meta').toArray()).toEqual([entry])
    newer.close()
  })

  it('finds out by its next record when it did not hear of the newer build', async () => {
    const store = await openStore()
    store.close()
    const newer = await openNewer()
    await store.put('meta', entry)
    expect([store.kind, storageMode.value]).toEqual(['memory', 'older'])
    expect(await newer.table('meta').toArray()).toEqual([])
    newer.close()
  })

  it('answers from memory when its database does not open in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = new IDBFactory()
    slow.databases = () => new Promise(() => {})
    vi.stubGlobal('indexedDB', slow)
    const opening = openStore()
    // The library comes first; the timeout begins after it.
    await vi.waitUntil(() => vi.getTimerCount() > 0)
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await opening).kind).toBe('memory')
    expect(storageMode.value).toBe('memory')
    vi.useRealTimers()
  })

  it('gives way to memory where the device denies storage', async () => {
    const denying = new IDBFactory()
    denying.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('indexedDB', denying)
    expect((await openStore()).kind).toBe('memory')
  })
})
