import { beforeEach, describe, expect, test } from 'vitest'
import { placeEventBooking } from '#contract/calls/events/orders.ts'
import { memoryStore } from '../db/memory-store.ts'
import type { Store } from '../db/store.ts'
import { oneAtATime } from '../outbox/alone.ts'
import { NoRoom } from '../outbox/outbox.ts'
import { NoAnswer, Refused } from '../provider/errors.ts'
import type { SentOrder } from './order.ts'
import { OrderBook } from './order-book.ts'
import { Ordering, type ServerAnswer } from './ordering.ts'

const REFERENCE = '01HZX3V9K2M4N6P8Q0R2S4T6V8'
const accepted = { data: { status: 2, unique_booking_id: REFERENCE } }
const order = {
  ...{ vertical: 'events', slug: 'brass', title: 'Brass', draft: 'a' },
  request: { total: 36, hold_id: 'h' },
}
const refusal = (status: number, code: string) => new Refused(status, { message: code, code })

let store: Store
let sent: unknown[]
let cleared: string[]
let answer: () => Promise<unknown>
let fate: () => Promise<ServerAnswer>
let released: string[]
let keys: number
let person: string
let queued: Map<string, { order: SentOrder; refused?: Record<string, unknown> }>
let alone: ReturnType<typeof oneAtATime>
let makeRoom: () => void
beforeEach(() => {
  store = memoryStore()
  sent = []
  cleared = []
  released = []
  keys = 0
  person = 'user 5'
  answer = async () => accepted
  fate = async () => ({ state: 'unknown' })
  queued = new Map()
  alone = oneAtATime('order')
  makeRoom = () => {}
})

/** Another page, which knows only what the device does. */
function newPage() {
  const owner = () => person
  const book = new OrderBook({
    ...{ store: async () => store, storage: () => undefined, owner },
    makeRoom: async () => makeRoom(),
    tellTabs: () => {},
  })
  const ordering = new Ordering({
    ...{ book, owner, alone, now: () => 0, makeKey: () => `key ${++keys}` },
    send: (_, request) => {
      sent.push(request.idempotency_key)
      return answer()
    },
    fate: () => fate(),
    release: async (id) => void released.push(id),
    clear: async (draft) => void cleared.push(draft),
    queue: {
      add: async (order) => void queued.set(order.idempotency_key, { order }),
      has: async (key) => queued.has(key) && queued.get(key)?.refused === undefined,
      drop: async (key) => {
        const entry = queued.get(key)
        queued.delete(key)
        return entry?.refused
      },
    },
  })
  const place = () => ordering.place(placeEventBooking, order, async () => !cleared.includes('a'))
  const wait = () => ordering.wait(placeEventBooking, order, async () => !cleared.includes('a'))
  return { book, ordering, place, wait }
}

const placed = { kind: 'placed', placed: { status: 2, unique_booking_id: REFERENCE } }

describe('an order', () => {
  test('is written down under its key before it leaves', async () => {
    answer = async () => {
      expect(await store.get('order', 'user 5')).toMatchObject({ state: 'sent', idempotency_key: 'key 1' })
      return accepted
    }
    expect(await newPage().place()).toMatchObject(placed)
    expect(cleared).toEqual(['a'])
  })

  test('that is tapped in two tabs at once is sent once', async () => {
    const outcomes = await Promise.all([newPage().place(), newPage().place()])
    expect(outcomes).toEqual([placed, placed].map((it) => expect.objectContaining(it)))
    expect(sent).toEqual(['key 1'])
  })

  test('of what another tab has changed meanwhile is not sent', async () => {
    cleared.push('a')
    expect(await newPage().place()).toEqual({ kind: 'gone' })
    expect(sent).toEqual([])
  })

  test.each([
    ['sold out', refusal(409, 'SOLD_OUT')],
    ['at another price', refusal(409, 'PRICE_CHANGED')],
    ['by somebody who is not active', refusal(401, 'USER_INACTIVE')],
    ['too often', refusal(429, 'TOO_MANY')],
  ])('that is refused, %s, is over, and the next one has its own key', async (_, error) => {
    answer = () => Promise.reject(error)
    const { place, book } = newPage()
    expect(await place()).toEqual({ kind: 'refused', refusal: error })
    expect(await book.load()).toBeNull()
    answer = async () => accepted
    await place()
    expect(sent).toEqual(['key 1', 'key 2'])
  })

  test('whose refusal logs its owner out is over for them too', async () => {
    answer = () => {
      person = 'guest'
      return Promise.reject(refusal(401, 'NOTLOGGEDIN'))
    }
    await newPage().place()
    person = 'user 5'
    expect(await newPage().book.load()).toBeNull()
  })
})

describe('an order on a device that is full', () => {
  let isFull: boolean
  beforeEach(() => {
    isFull = true
    const { put } = store
    store.put = async (...entry: Parameters<Store['put']>) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      await put.apply(store, entry)
    }
  })

  test('has room made for it, and is sent', async () => {
    makeRoom = () => {
      isFull = false
    }
    expect(await newPage().place()).toMatchObject(placed)
    expect(sent).toEqual(['key 1'])
  })

  test('for which there is none is not sent, and stays chosen', async () => {
    const { place, book } = newPage()
    await expect(place()).rejects.toBeInstanceOf(NoRoom)
    expect([sent, cleared, released]).toEqual([[], [], []])
    expect(await book.load()).toBeNull()
  })
})

describe('an order without an answer', () => {
  const silent = () => Promise.reject(new NoAnswer('timeout'))

  test.each([
    ['a reply that was lost', silent],
    ['a server that failed', () => Promise.reject(refusal(500, 'INTERNAL'))],
    ['one that is still at it', () => Promise.reject(refusal(409, 'IN_PROGRESS'))],
  ])('after %s may be booked, and no other is sent', async (_, how) => {
    answer = how
    const { place, book } = newPage()
    expect(await place()).toEqual({ kind: 'open' })
    expect(book.last.value).toMatchObject({ state: 'unknown' })
    expect(await newPage().place()).toEqual({ kind: 'open' })
    expect(sent).toEqual(['key 1'])
  })

  test('is found out about by a page that opens later', async () => {
    answer = silent
    await newPage().place()
    fate = async () => ({ state: 'done', reply: { success: true, ...accepted } })
    expect(await newPage().ordering.findOut()).toMatchObject(placed)
    expect(cleared).toEqual(['a'])
  })

  test('that was refused after all says why', async () => {
    answer = silent
    await newPage().place()
    fate = async () => ({
      state: 'done',
      reply: { success: false, code: 'PERK_REFUSED', message: 'Used up.' },
    })
    const { ordering, book } = newPage()
    expect(await ordering.findOut()).toMatchObject({ kind: 'refused', refusal: { message: 'Used up.' } })
    expect(await book.load()).toBeNull()
  })

  test('that never arrived is sent again under its own key', async () => {
    answer = silent
    await newPage().place()
    const { ordering, book } = newPage()
    await ordering.findOut()
    expect(book.last.value).toMatchObject({ state: 'nothing' })
    answer = async () => accepted
    expect(await ordering.again(placeEventBooking)).toMatchObject(placed)
    expect(sent).toEqual(['key 1', 'key 1'])
  })

  test('stays unknown while nobody can be asked', async () => {
    answer = silent
    fate = () => Promise.reject(new NoAnswer('offline'))
    const { ordering, place, book } = newPage()
    await place()
    expect(await ordering.findOut()).toEqual({ kind: 'open' })
    expect(book.last.value).toMatchObject({ state: 'unknown' })
  })

  test('is given up only together with what was held for it, and not where it arrived in between', async () => {
    answer = silent
    await newPage().place()
    const { ordering, book } = newPage()
    await ordering.findOut()
    fate = async () => ({ state: 'done', reply: { success: true, ...accepted } })
    expect(await ordering.giveUp()).toMatchObject(placed)
    expect(released).toEqual(['h'])
    if (book.last.value) await book.forget(book.last.value)
    cleared = []
    fate = async () => ({ state: 'unknown' })
    await newPage().place()
    await ordering.findOut()
    expect(await ordering.giveUp()).toEqual({ kind: 'gone' })
    expect(await book.load()).toBeNull()
  })

  test.each([
    ['the end of a session', 401, 'NOTLOGGEDIN'],
    ['a server that wants a newer version', 426, 'UPGRADE_REQUIRED'],
    ['too many calls', 429, 'TOO_MANY'],
  ])('keeps its key through %s', async (_, status, code) => {
    answer = silent
    const { ordering, place, book } = newPage()
    await place()
    await ordering.findOut()
    answer = () => Promise.reject(refusal(status, code))
    expect(await ordering.again(placeEventBooking)).toMatchObject({ kind: 'refused' })
    expect(await book.load()).toMatchObject({ idempotency_key: 'key 1' })
  })

  test('that was done in words of a newer version is not ordered once more', async () => {
    answer = () => Promise.reject(new NoAnswer('unreadable'))
    const { ordering, place, book } = newPage()
    await place()
    fate = async () => ({ state: 'done', reply: { success: true, booking: { reference: REFERENCE } } })
    expect(await ordering.findOut()).toEqual({ kind: 'open' })
    expect(book.last.value).toMatchObject({ state: 'unknown' })
    expect(await newPage().place()).toEqual({ kind: 'open' })
    expect(sent).toEqual(['key 1'])
  })
})

describe('an order that waits for a network', () => {
  test('is left to the queue under the key it is written down with, and nothing else is ordered meanwhile', async () => {
    const { wait, place, book } = newPage()
    expect(await wait()).toEqual({ kind: 'open' })
    expect(book.last.value).toMatchObject({ state: 'waits', idempotency_key: 'key 1' })
    expect(queued.get('key 1')?.order.request).toEqual({ total: 36, hold_id: 'h', waited: true })
    expect([await newPage().wait(), await place()]).toEqual([{ kind: 'open' }, { kind: 'open' }])
    expect([queued.size, sent]).toEqual([1, []])
  })

  test('is not asked about while it waits, and is booked once it was sent', async () => {
    await newPage().wait()
    fate = async () => ({ state: 'done', reply: { success: true, ...accepted } })
    const { ordering, book } = newPage()
    expect(await ordering.findOut()).toEqual({ kind: 'open' })
    expect(book.last.value?.state).toBe('waits')
    queued.clear()
    expect(await ordering.findOut()).toMatchObject(placed)
    expect(cleared).toEqual(['a'])
  })

  test('that was refused says all that the server said, and leaves what was chosen', async () => {
    await newPage().wait()
    const refused = { success: false, code: 'PRICE_CHANGED', message: 'Dearer.', bill: { total: 40 } }
    queued.set('key 1', { ...queued.get('key 1'), refused } as never)
    const { ordering, book } = newPage()
    expect(await ordering.findOut()).toMatchObject({
      ...{ kind: 'refused', refusal: { code: 'PRICE_CHANGED', answer: { bill: { total: 40 } } } },
    })
    expect([await book.load(), queued.size, cleared]).toEqual([null, 0, []])
  })

  test('is not written down where there is no room for it to wait', async () => {
    queued.set = () => {
      throw new NoRoom('full')
    }
    const { wait, book } = newPage()
    await expect(wait()).rejects.toBeInstanceOf(NoRoom)
    expect(await book.load()).toBeNull()
  })

  test('is forgotten when it is taken back, unless it may have arrived', async () => {
    const { wait, ordering, book } = newPage()
    await wait()
    expect(await ordering.takenBack('another', 0)).toEqual({ kind: 'open' })
    expect(await ordering.takenBack('key 1', 0)).toEqual({ kind: 'gone' })
    expect(await book.load()).toBeNull()
    await wait()
    fate = () => Promise.reject(new NoAnswer('offline'))
    queued.clear()
    await ordering.findOut()
    expect(await ordering.takenBack('key 2', 0)).toEqual({ kind: 'gone' })
    await wait()
    expect(await ordering.takenBack('key 3', 1)).toEqual({ kind: 'open' })
    expect(await book.load()).toMatchObject({ state: 'unknown' })
  })

  test('that may have arrived and did not is gone, and one that did is booked', async () => {
    const { wait, ordering } = newPage()
    await wait()
    expect(await ordering.takenBack('key 1', 1)).toEqual({ kind: 'gone' })
    await wait()
    fate = async () => ({ state: 'done', reply: { success: true, ...accepted } })
    expect(await ordering.takenBack('key 2', 1)).toMatchObject(placed)
  })
})
