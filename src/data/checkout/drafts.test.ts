import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WireCoupon, WireGiftCard } from '#contract/entities/checkout-perk.ts'
import { openDeviceStore } from '../db/device-store.ts'
import type { Store } from '../db/store.ts'
import { oneAtATime } from '../outbox/alone.ts'
import { type DraftContent, type DraftFormat, Drafts } from './drafts.ts'

let store: Store
let owner: string
let givenBack: string[]
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  store = await openDeviceStore(() => {})
  owner = 'guest'
  givenBack = []
})
afterEach(() => {
  store.close()
  vi.unstubAllGlobals()
})

interface Line {
  id: number
  quantity: number
}
const line = (quantity: number): Line => ({ id: 1, quantity })
const format: DraftFormat<readonly Line[]> = {
  table: 'cartTicket',
  write: (lines) => ({ lines }),
  // A reader like a schema, whose fields come in an order of their own.
  read: ({ lines }) =>
    Array.isArray(lines) ? lines.map(({ id, quantity }: Line) => ({ quantity, id })) : undefined,
}
const content = (quantity: number): DraftContent<readonly Line[]> => ({
  ...{ id: 'a', perks: {}, note: '', chosen: [line(quantity)] },
  listing: {
    ...{ slug: 'brass', title: 'Brass', cover_image: '', cover_color: '', currency: 'USD' },
    ...{ timezone: 'UTC', start: '', end: '' },
  },
})
const coupon: WireCoupon = {
  ...{ code: 'HARBOUR10', description: '', discount_type: 'PERCENTAGE', discount: 10 },
  ...{ max_discount: 15, min_subtotal: null, expires_at: null, success: true, refusal: null },
}
const giftCard: WireGiftCard = {
  ...{ id: 1, code: 'GIFT', current_value: 5, expired_at: '' },
  ...{ applicable_on_type: '', applicable_name: '', refusal: null },
}
const alone = oneAtATime('draft')
const newTab = () =>
  new Drafts({
    ...{ store: async () => store, format, owner: () => owner, alone, tellTabs: () => {} },
    giveBack: (holdId) => givenBack.push(holdId),
  })
const held = (quantity: number, hold_id: string): DraftContent<readonly Line[]> => ({
  ...content(quantity),
  hold: { hold_id, expires_at: '', can_extend: true, items: [] },
})

test('what is chosen is there again after the page, and gone when it is taken away', async () => {
  const before = Date.now()
  await newTab().change(() => content(2))
  const later = newTab()
  expect(later.current.value).toBeUndefined()
  const found = await later.load()
  expect(found).toMatchObject({ owner: 'guest', chosen: [{ quantity: 2 }] })
  expect(Number(found?.asOf)).toBeGreaterThanOrEqual(before)
  await later.change(() => null)
  expect(await newTab().load()).toBeNull()
})

test('two tabs that choose at once lose nothing', async () => {
  const [one, other] = [newTab(), newTab()]
  const more = (now: { chosen: readonly Line[] } | null) => content((now?.chosen[0]?.quantity ?? 0) + 1)
  await Promise.all([one.change(more), other.change(more), one.change(more)])
  expect(await newTab().load()).toMatchObject({ chosen: [{ quantity: 3 }] })
})

test('a guest’s becomes that of who logs in, and is then nobody else’s', async () => {
  const tab = newTab()
  await tab.change(() => content(1))
  owner = 'user 5'
  expect(await tab.load()).not.toBeNull()
  await tab.change((now) => now)
  owner = 'guest'
  expect(await tab.load()).toBeNull()
  owner = 'user 6'
  expect(await tab.load()).toBeNull()
  owner = 'user 5'
  expect(await tab.load()).toMatchObject({ chosen: [{ quantity: 1 }] })
})

test('what was kept for it is given back with the last of it, or when another takes its place', async () => {
  const tab = newTab()
  await tab.change(() => held(2, 'h'))
  await tab.change((now) => now && { ...now, chosen: [] })
  await tab.change(() => held(1, 'h'))
  expect(givenBack).toEqual([])
  await tab.change(() => held(1, 'other'))
  expect(givenBack).toEqual(['h'])
  await newTab().change(() => null)
  expect(givenBack).toEqual(['h', 'other'])
})

test('what is kept for it too late to be of use is given back at once', async () => {
  const tab = newTab()
  const hold = { hold_id: 'h', expires_at: '', can_extend: true, items: [] }
  await tab.change(() => content(1))
  await tab.setHold('a', hold)
  expect(await newTab().load()).toMatchObject({ hold })
  await tab.change((now) => now && { ...now, id: 'b', hold: undefined })
  await tab.setHold('a', { ...hold, hold_id: 'late' })
  expect(givenBack).toEqual(['h', 'late'])
  expect((await newTab().load())?.hold).toBeUndefined()
  await tab.change(() => null)
  await tab.setHold('b', { ...hold, hold_id: 'later' })
  expect(givenBack).toEqual(['h', 'late', 'later'])
})

test('what was kept for it is the order’s once it is ordered', async () => {
  const tab = newTab()
  await tab.change(() => held(2, 'h'))
  await tab.ordered('another')
  expect(await tab.load()).not.toBeNull()
  await tab.ordered('a')
  expect(await tab.load()).toBeNull()
  expect(givenBack).toEqual([])
})

test('a coupon and a gift card are kept in tables of their own, and are this draft’s alone', async () => {
  const tab = newTab()
  const perks = { coupon, giftCard }
  await tab.change(() => ({ ...content(1), perks }))
  const written = await store.get('cartTicket', 'draft')
  expect(written).toMatchObject({ perks: {}, lines: [line(1)] })
  expect(written).not.toHaveProperty('chosen')
  expect(await store.all('coupon')).toMatchObject([{ draft: 'a', applied: coupon }])
  expect(await newTab().load()).toMatchObject({ perks })
  await tab.change((now) => now && { ...now, id: 'b', perks: {} })
  expect([await store.all('coupon'), await store.all('giftcard')]).toEqual([[], []])
  // The state that a page leaves when it is closed while it writes.
  await store.put('coupon', { key: 'cartTicket', draft: 'c', applied: coupon })
  expect((await newTab().load())?.perks).toEqual({})
  await tab.change(() => null)
  expect(await store.all('coupon')).toEqual([])
})

test('what the vertical cannot read any more is as if it had not been chosen', async () => {
  await newTab().change(() => content(1))
  const written = await store.get('cartTicket', 'draft')
  if (written) await store.put('cartTicket', { ...written, lines: 'two' })
  expect(await newTab().load()).toBeNull()
})

test('what was just chosen has the same text as what is read of it later', async () => {
  const tab = newTab()
  await tab.change(() => content(1))
  const text = JSON.stringify(tab.current.value?.chosen)
  expect(JSON.stringify((await newTab().load())?.chosen)).toBe(text)
})
