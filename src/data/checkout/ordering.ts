import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { bookingReference } from '#contract/entities/placed.ts'
import { failureSchema } from '#contract/errors.ts'
import { statusSchema } from '#contract/status.ts'
import { Refused } from '../provider/errors.ts'
import type { NewOrder, OrderState, Placed, SentOrder } from './order.ts'
import type { OrderBook } from './order-book.ts'

/** The server's answer about an order whose reply was lost. */
export interface ServerAnswer {
  state: 'unknown' | 'running' | 'done'
  reply?: Record<string, unknown> | undefined
}

/** The outcome of an attempt; while it is unknown, the order book has the state. */
export type Outcome =
  | { kind: 'placed'; placed: Placed }
  | { kind: 'refused'; refusal: Refused }
  /** Another tab has ordered the draft, or given it up. */
  | { kind: 'gone' }
  | { kind: 'open' }

export interface OrderingDeps {
  book: OrderBook
  send: (call: Call, request: Record<string, unknown>) => Promise<unknown>
  fate: (key: string) => Promise<ServerAnswer>
  release: (holdId: string) => Promise<void>
  /** Removes the draft that was ordered. */
  clear: (draft: string) => Promise<void>
  /** The outbox, in which an order waits for a network under its key. */
  queue: {
    add: (order: SentOrder, call: Call) => Promise<unknown>
    has: (key: string) => Promise<boolean>
    /** Takes an order out of it, and answers the server's refusal if there was one. */
    drop: (key: string) => Promise<Readonly<Record<string, unknown>> | undefined>
  }
  owner: () => string
  now: () => number
  makeKey: () => string
  /** Runs `work` only while no other tab does the same. */
  alone: (work: () => Promise<void>) => Promise<void>
}

const acceptedSchema = v.object({
  data: v.object({
    status: statusSchema,
    unique_booking_id: bookingReference,
    payment_url: v.optional(v.string()),
  }),
})

/**
 * Whether a refusal is final. A failure may have changed something; conflicts and the like are the last word
 * on that key.
 */
const isLastWord = ({ status, code }: Refused) => status < 500 && code !== 'IN_PROGRESS'

/**
 * Whether a refusal was given before the key was looked up: it says nothing of an earlier sending under it.
 */
const isOfThisSending = ({ status }: Refused) => [401, 426, 429].includes(status)

/**
 * Places orders, each once: stored under a key before it is sent, and kept under it until its outcome is
 * known. One tab at a time acts, and looks first at what the others have done.
 */
export class Ordering {
  readonly #deps: OrderingDeps

  constructor(deps: OrderingDeps) {
    this.#deps = deps
  }

  /** Sends a new order, unless `isStill` says that its draft has changed. */
  place(call: Call, order: NewOrder, isStill: () => Promise<boolean>): Promise<Outcome> {
    return this.#begin(order, isStill, async (written) => {
      await this.#deps.book.write(written)
      return this.#send(call, written)
    })
  }

  /** Has a new order wait until there is a network; the outbox sends it then. */
  wait(call: Call, order: NewOrder, isStill: () => Promise<boolean>): Promise<Outcome> {
    return this.#begin(order, isStill, async (written) => {
      const { book, queue } = this.#deps
      const waiting = { ...written, request: { ...written.request, waited: true }, state: 'waits' as const }
      // The order is stored before it is sent: an order that nobody remembers would be placed a second time.
      await book.write(waiting)
      try {
        await queue.add(waiting, call)
      } catch (error) {
        await book.forget(waiting)
        throw error
      }
      return { kind: 'open' }
    })
  }

  #begin(
    order: NewOrder,
    isStill: () => Promise<boolean>,
    go: (written: SentOrder) => Promise<Outcome>,
  ): Promise<Outcome> {
    return this.#alone(async () => {
      const { book, owner, makeKey, now } = this.#deps
      const last = await book.load()
      if (last && last.state !== 'placed') return { kind: 'open' }
      if (last?.draft === order.draft && last.placed) return { kind: 'placed', placed: last.placed }
      if (!(await isStill())) return { kind: 'gone' }
      const written = {
        ...order,
        key: owner(),
        idempotency_key: makeKey(),
        at: now(),
        state: 'sent' as const,
      }
      return go(written)
    })
  }

  /** Sends the same order again, under the same key. */
  again(call: Call): Promise<Outcome> {
    return this.#withOpen((order) => this.#send(call, order))
  }

  /** Asks for the outcome of an order; one that still waits has none. */
  findOut(): Promise<Outcome> {
    return this.#withOpen(async (order) => {
      const { queue } = this.#deps
      if (order.state !== 'waits') return this.#ask(order)
      if (await queue.has(order.idempotency_key)) return { kind: 'open' }
      const refused = v.safeParse(failureSchema, await queue.drop(order.idempotency_key))
      // The server does not remember every refusal, so it is asked first.
      if (!refused.success) return this.#ask(order)
      return this.#refused(order, refused.output)
    })
  }

  /**
   * Handles an order that was withdrawn while it waited. If it may have been sent, its outcome has to be
   * asked for first.
   */
  takenBack(key: string, attempts: number): Promise<Outcome> {
    return this.#withOpen(async (order) => {
      if (order.idempotency_key !== key) return { kind: 'open' }
      if (attempts > 0) return this.#giveUp(order)
      await this.#deps.book.forget(order)
      return { kind: 'gone' }
    })
  }

  /**
   * Gives up an order that the server does not know: without its hold it can no longer succeed, should it
   * still arrive.
   */
  giveUp(): Promise<Outcome> {
    return this.#withOpen(async (order) => {
      const { hold_id } = order.request
      if (typeof hold_id === 'string') await this.#deps.release(hold_id)
      return this.#giveUp(order)
    })
  }

  async #giveUp(order: SentOrder): Promise<Outcome> {
    const outcome = await this.#ask(order)
    const isUnheard = this.#deps.book.last.value?.state === 'nothing'
    if (outcome.kind !== 'open' || !isUnheard) return outcome
    await this.#deps.book.forget(order)
    return { kind: 'gone' }
  }

  async #send(call: Call, order: SentOrder): Promise<Outcome> {
    const { book, send } = this.#deps
    const isFirst = order.state === 'sent'
    if (!isFirst) await book.write({ ...order, state: 'sent' })
    try {
      const { idempotency_key } = order
      return await this.#placed(
        order,
        v.parse(acceptedSchema, await send(call, { ...order.request, idempotency_key })).data,
      )
    } catch (error) {
      if (!(error instanceof Refused) || !isLastWord(error)) return this.#leave(order, 'unknown')
      // The outcome of the earlier sending is found out later: after the next login, or by a newer version.
      if (!isFirst && isOfThisSending(error)) await book.write(order)
      else await book.forget(order)
      return { kind: 'refused', refusal: error }
    }
  }

  async #ask(order: SentOrder): Promise<Outcome> {
    const fate = await this.#deps.fate(order.idempotency_key).catch(() => undefined)
    if (!fate || fate.state === 'running') return this.#leave(order, 'unknown')
    if (fate.state === 'unknown') return this.#leave(order, 'nothing')
    const accepted = v.safeParse(acceptedSchema, fate.reply)
    if (accepted.success) return this.#placed(order, accepted.output.data)
    const failure = v.safeParse(failureSchema, fate.reply)
    // The reply has the format of a newer version: the order may be placed, and must not be sent again.
    if (!failure.success) return this.#leave(order, 'unknown')
    return this.#refused(order, failure.output)
  }

  async #refused(order: SentOrder, failure: v.InferOutput<typeof failureSchema>): Promise<Outcome> {
    await this.#deps.book.forget(order)
    return { kind: 'refused', refusal: new Refused(400, failure) }
  }

  async #placed(order: SentOrder, placed: Placed): Promise<Outcome> {
    await this.#deps.book.write({ ...order, state: 'placed', placed })
    await this.#deps.clear(order.draft)
    return { kind: 'placed', placed }
  }

  async #leave(order: SentOrder, state: OrderState): Promise<Outcome> {
    await this.#deps.book.write({ ...order, state })
    return { kind: 'open' }
  }

  #withOpen(work: (order: SentOrder) => Promise<Outcome>): Promise<Outcome> {
    return this.#alone(async () => {
      const last = await this.#deps.book.load()
      if (!last) return { kind: 'gone' }
      return last.placed ? { kind: 'placed', placed: last.placed } : work(last)
    })
  }

  async #alone(work: () => Promise<Outcome>): Promise<Outcome> {
    let outcome: Outcome = { kind: 'open' }
    await this.#deps.alone(async () => {
      outcome = await work()
    })
    return outcome
  }
}
