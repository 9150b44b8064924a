import { describe, expect, it } from 'vitest'
import { textStorage } from '#tests/support/text-storage.ts'
import { compareMarkers } from './device-markers.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

const onDevice = (): Store => ({ ...memoryStore(), kind: 'device' })
const compare = (store: Store, storage: Storage | undefined) => compareMarkers(store, storage, () => 'mark')

describe('the device’s two memories', () => {
  it('agree from the first start on', async () => {
    const [store, storage] = [onDevice(), textStorage()]
    expect(await compare(store, storage)).toBe('none')
    expect(await compare(store, storage)).toBe('none')
  })

  it('tell on each other when one was emptied, once', async () => {
    const [store, storage] = [onDevice(), textStorage()]
    await compare(store, storage)
    const emptied = onDevice()
    expect(await compare(emptied, storage)).toBe('database')
    expect(await compare(emptied, storage)).toBe('none')
    storage.clear()
    expect(await compare(emptied, storage)).toBe('storage')
    expect(await compare(emptied, storage)).toBe('none')
  })

  it('say nothing where one of them is not there today', async () => {
    const [store, storage] = [onDevice(), textStorage()]
    await compare(store, storage)
    expect(await compare(memoryStore(), storage)).toBe('none')
    expect(await compare(store, undefined)).toBe('none')
    expect(await compare(store, storage)).toBe('none')
  })
})
