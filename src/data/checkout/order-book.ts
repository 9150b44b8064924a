import { Observed } from '#src/lib/observed.ts'
import type { Store } from '../db/store.ts'
import { isFull } from '../db/trouble.ts'
import { NoRoom } from '../outbox/outbox.ts'
import type { SentOrder } from './order.ts'

const COPY = 'order'

export interface OrderBookDeps {
  store: () => Promise<Store>
  /** The device's other memory: an order on its way must not be forgotten when one of them is emptied. */
  storage: () => Storage | undefined
  owner: () => string
  makeRoom: (store: Store) => Promise<void>
  tellTabs: () => void
}

/** The last order of the person, in both memories of the device, and the same in every tab. */
export class OrderBook {
  /** The last order; undefined until the device has been asked. */
  readonly last = new Observed<SentOrder | null | undefined>(undefined)
  readonly #deps: OrderBookDeps

  constructor(deps: OrderBookDeps) {
    this.#deps = deps
  }

  /** Reads what earlier pages and other tabs left. */
  async load(): Promise<SentOrder | null> {
    const { store, owner } = this.#deps
    const kept = await (await store()).get('order', owner())
    const found = kept ?? this.#copy(owner()) ?? null
    this.last.set(found)
    return found
  }

  /** Stores an order, before it is first sent. Where there is no room for it, it is not sent. */
  async write(order: SentOrder): Promise<void> {
    const { store: open, makeRoom } = this.#deps
    const store = await open()
    try {
      await store.put('order', order)
    } catch (error) {
      if (!isFull(error)) throw error
      await makeRoom(store)
      await store.put('order', order).catch((again: unknown) => {
        throw isFull(again) ? new NoRoom('The device is full.', { cause: again }) : again
      })
    }
    this.#tell(order)
  }

  /** Removes an order whose outcome is known and was told; also for a person who was logged out meanwhile. */
  async forget({ key }: SentOrder): Promise<void> {
    await (await this.#deps.store()).remove('order', [key])
    this.#tell(null)
  }

  #tell(order: SentOrder | null): void {
    const { storage, tellTabs } = this.#deps
    try {
      if (order && order.state !== 'placed') storage()?.setItem(COPY, JSON.stringify(order))
      else storage()?.removeItem(COPY)
    } catch {
      // The order itself is elsewhere; only its copy is missing.
    }
    this.last.set(order)
    tellTabs()
  }

  #copy(owner: string): SentOrder | undefined {
    try {
      const found: SentOrder | null = JSON.parse(this.#deps.storage()?.getItem(COPY) ?? 'null')
      return found?.key === owner && typeof found.idempotency_key === 'string' ? found : undefined
    } catch {
      return undefined
    }
  }
}
