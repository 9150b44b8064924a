import * as coupons from './coupons/repo.ts'
import type { Deps } from './deps.ts'
import * as cards from './gift-cards/repo.ts'

/** The codes that people can type in to pay less. */
export interface TypedCodes {
  coupon?: string | null | undefined
  gift_card?: string | null | undefined
}

/** The account and network address of who types a code. */
export interface Typist {
  accountId: number | undefined
  address: string
}

/** Counts wrong codes, so that nobody finds one by trying. */
export class CodeGuesses {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * Refuses a person who has tried too many codes. A coupon that everybody is offered and a card of the
   * person's own are no guess.
   */
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
   * Finds a code that only `find` can tell is right. Each try is counted first, and taken back when it was
   * right, so that a right code after too many wrong ones opens nothing.
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
