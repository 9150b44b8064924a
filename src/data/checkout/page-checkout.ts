import { getOrderFate, releaseHold } from '#contract/calls/orders.ts'
import { dropPictures } from '#src/data/query/drop-caches.ts'
import { pageStorage } from '../db/page-storage.ts'
import { pageStore } from '../db/page-store.ts'
import { oneAtATime } from '../outbox/alone.ts'
import { outbox } from '../outbox/page-outbox.ts'
import { takenBack } from '../outbox/taken-back.ts'
import { person, personHere } from '../owner.ts'
import { send } from '../provider/call.ts'
import { serverNow } from '../provider/server-clock.ts'
import { type DraftFormat, Drafts } from './drafts.ts'
import { OrderBook } from './order-book.ts'
import { Ordering } from './ordering.ts'

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('checkout') : undefined
const tellTabs = () => tabs?.postMessage('changed')
const owner = () => personHere().owner

/** The drafts of all verticals whose code has loaded. */
const allDrafts: Drafts[] = []

/** Makes the drafts of a vertical, once, where it is sold. */
export function draftsIn<Chosen>(format: DraftFormat<Chosen>): Drafts<Chosen> {
  const alone = oneAtATime('draft')
  const drafts = new Drafts({ store: pageStore, format, owner, alone, tellTabs, giveBack })
  allDrafts.push(drafts)
  if (!import.meta.env.SSR) read(drafts)
  return drafts
}

/** The last order of the person on this page. */
export const orderBook = new OrderBook({
  store: pageStore,
  storage: pageStorage,
  owner,
  makeRoom: async (store) => {
    await dropPictures()
    await store.clear('query')
  },
  tellTabs,
})

/** The one `Ordering` of this page. */
export const ordering = new Ordering({
  book: orderBook,
  send,
  fate: (idempotency_key) => send(getOrderFate, { idempotency_key }),
  release,
  clear: async (draft) => {
    await Promise.all(allDrafts.map((it) => it.ordered(draft)))
  },
  queue: {
    add: ({ idempotency_key: key, key: owner, request, title }, { name }) =>
      outbox.add({ key, owner, call: name, request, title }),
    has: async (key) => {
      await outbox.load()
      return outbox.waiting.value.some((it) => it.key === key && it.refusal === undefined)
    },
    drop: async (key) => (await outbox.discard(key))?.answer,
  },
  owner,
  now: () => serverNow() ?? Date.now(),
  makeKey: () => crypto.randomUUID(),
  alone: oneAtATime('order'),
})

async function release(hold_id: string): Promise<void> {
  await send(releaseHold, { hold_id })
}

/**
 * Releases a hold, unless an order on its way uses it. Without a network it lapses by itself, some minutes
 * later.
 */
function giveBack(hold_id: string): void {
  const last = orderBook.last.value
  const isOnItsWay = last?.request.hold_id === hold_id && last.state !== 'placed'
  if (!isOnItsWay) release(hold_id).catch(() => {})
}

function read(drafts: Drafts): void {
  void drafts.load().catch(() => drafts.current.set(null))
}

/** Reads the device's memory again, which another tab, or a login, may have changed. */
function readAnew(): void {
  for (const it of allDrafts) read(it)
  void orderBook.load().catch(() => orderBook.last.set(null))
}

// The server renders without a person and without a device.
if (!import.meta.env.SSR) {
  tabs?.addEventListener('message', readAnew)
  person.subscribe(readAnew)
  // A page that comes back from the browser's back-forward cache missed the messages of other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAnew()
  })
  takenBack.subscribe(() => {
    const { key = '', attempts = 0 } = takenBack.value ?? {}
    void ordering.takenBack(key, attempts)
  })
  readAnew()
}
