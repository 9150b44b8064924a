import type { OrderItems } from '#contract/entities/order-item.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Deps } from '../deps.ts'
import type { Offer } from '../offer.ts'
import { soldOf } from '../sold.ts'
import { SoldOutMemory } from './sold-out-memory.ts'

interface Wanted {
  vertical: VerticalId
  items: OrderItems
  hold_id?: string | null | undefined
}

/**
 * The look at whether a hold or an order could succeed, before anything is locked, so that most people who come
 * for something sold out are refused without waiting.
 */
export class Precheck {
  readonly #deps: Deps
  readonly #soldOut: SoldOutMemory

  constructor(deps: Deps) {
    this.#deps = deps
    this.#soldOut = new SoldOutMemory(deps)
  }

  /** Refuses what is plainly not to be had. Answers the offer, and the hold that the person has on it. */
  async look(
    { vertical, items, hold_id }: Wanted,
    accountId: number | undefined,
  ): Promise<{ offer: Offer; holdId: string | undefined }> {
    const { query } = this.#deps.database
    const choice = soldOf(this.#deps, vertical).choose(items)
    const now = this.#deps.clock.now()
    const ownHold = async () => (accountId === undefined ? undefined : choice.ownHold(query, accountId, now))
    const holdId = hold_id ?? (await ownHold())
    if (holdId) return { offer: await choice.offer(query, now), holdId }
    // Whoever holds nothing is refused alike, so one refusal does for all of them.
    const offer = await this.#soldOut.unlessKnown(`${vertical} ${JSON.stringify(items)}`, async () => {
      const found = await choice.offer(query, now)
      await choice.assertAvailable(query, now, undefined)
      return found
    })
    return { offer, holdId: undefined }
  }
}
