import { getOrderFate, releaseHold } from '#contract/calls/orders.ts'
import { dropPictures } from '#src/data/query/drop-persisted.ts'
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

/** Those of the verticals whose code is here. */
const allDrafts: Drafts[] = []

/** What is chosen of a vertical on this device; made once, where the vertical is sold. */
export function draftsIn<Chosen>(format: DraftFormat<Chosen>): Drafts<Chosen> {
  const alone = oneAtATime('draft')
  const drafts = new Drafts({ store: pageStore, format, owner, alone, tellTabs, giveBack })
  allDrafts.push(drafts)
  if (!import.meta.env.SSR) read(drafts)
  return drafts
}

/** The last order of whoever is here. */
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

/** The one way in which this device orders. */
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

/** Without a network it lapses by itself, some minutes later; what an order on its way came with stays with it. */
function giveBack(hold_id: string): void {
  const last = orderBook.last.value
  const isOnItsWay = last?.request.hold_id === hold_id && last.state !== 'placed'
  if (!isOnItsWay) release(hold_id).catch(() => {})
}

function read(drafts: Drafts): void {
  void drafts.load().catch(() => drafts.current.set(null))
}

/** The device's memory, as it is now: another tab, or another person, may have changed it. */
function readAnew(): void {
  for (const it of allDrafts) read(it)
  void orderBook.load().catch(() => orderBook.last.set(null))
}

// The server paints for nobody, and has no device.
if (!import.meta.env.SSR) {
  tabs?.addEventListener('message', readAnew)
  person.subscribe(readAnew)
  // A page that comes back from the browser's memory heard nothing of the others while it was there.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAnew()
  })
  takenBack.subscribe(() => {
    const { key = '', attempts = 0 } = takenBack.value ?? {}
    void ordering.takenBack(key, attempts)
  })
  readAnew()
}
