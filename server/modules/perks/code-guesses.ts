import * as coupons from './coupons/repo.ts'
import type { Deps } from './deps.ts'
import * as cards from './gift-cards/repo.ts'

/** What people can type in to pay less. */
export interface TypedCodes {
  coupon?: string | null | undefined
  gift_card?: string | null | undefined
}

/** Who types it, and from which network address. */
export interface Typist {
  accountId: number | undefined
  address: string
}

/** Counts the codes that are none, so that nobody finds one by trying. */
export class CodeGuesses {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Refuses who has tried too many. What everybody is offered, or is the person's own, is no guess. */
  async watch({ coupon, gift_card }: TypedCodes, who: Typist): Promise<void> {
    const { query } = this.#deps.database
    if (coupon) {
      const known = await coupons.findWorking(query, coupon)
      if (!known?.is_listed) await this.counting(who, async () => known)
    }
    if (gift_card && who.accountId !== undefined) {
      const own = await cards.findCard(query, who.accountId, gift_card)
      if (!own) await this.#count(who)
    }
  }

  /**
   * The same where only what follows tells a right one, which is no guess. It is counted too until it is let through:
   * one that is found after too many wrong ones opens nothing.
   */
  async counting<T>(who: Typist, find: () => Promise<T | undefined>): Promise<T | undefined> {
    const counted = await this.#count(who)
    const found = await find()
    if (found !== undefined) await this.#deps.attempts.takeBack(counted)
    return found
  }

  #count({ accountId, address }: Typist) {
    const person = accountId?.toString()
    return this.#deps.attempts.count(
      {
        'perk-code:address': address,
        'perk-code:address-day': address,
        ...(person && { 'perk-code:account': person, 'perk-code:account-day': person }),
      },
      'perk.tooManyTries',
    )
  }
}
