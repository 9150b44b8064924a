import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { OrderState } from '../checkout/order.ts'
import { memoryStore } from '../db/memory-store.ts'
import type { Store } from '../db/store.ts'
import { forgetOnDevice } from './forget.ts'

let store: Store
beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  store = memoryStore()
  const orderOf = (key: string, state: OrderState) =>
    store.put('order', {
      ...{ key, state, idempotency_key: key, vertical: 'events', slug: 'brass', title: 'Brass', draft: 'a' },
      ...{ request: { note: 'By the door.' }, at: 0 },
    })
  await orderOf('user 5', 'placed')
  await orderOf('user 6', 'unknown')
})
const orders = async () => (await store.all('order')).map(({ key }) => key)

test('of who logs out no order is left but one of which nobody knows yet what came of it', async () => {
  await forgetOnDevice(store)
  expect(await orders()).toEqual(['user 6'])
})

test('whose session only ended keeps both: what is chosen may be what was ordered', async () => {
  await forgetOnDevice(store, 'kept')
  expect(await orders()).toEqual(['user 5', 'user 6'])
})

test('areas of the map stay: they are the device’s', async () => {
  const area = { key: 'a', name: 'Quay', bounds: { south: 0, west: 0, north: 1, east: 1 }, language: 'en' }
  await store.put('area', { ...area, count: 0, bytes: 0, tiles: '', hasCovers: true, ahead: 0, zones: {} })
  await forgetOnDevice(store)
  expect(await store.all('area')).toHaveLength(1)
})
