import { randomInt } from 'node:crypto'
import type { Currency, Minor } from '#contract/money.ts'
import * as coupons from './coupons/repo.ts'
import type { Deps } from './deps.ts'
import * as cards from './gift-cards/repo.ts'
import type { Grants } from './grants.ts'

/** Letters and digits for codes, without those that are easily taken for one another. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 20
const PIN_LENGTH = 6

interface NewCoupon {
  code: string
  off: { percent: string } | { minor: Minor }
  currency: Currency
  mostUses: number | undefined
  endsAt: Date | undefined
}

/** What operators do with perks: add them, and stop them. */
export class OperatorPerks {
  readonly #deps: Deps
  readonly #grants: Grants

  constructor(deps: Deps, grants: Grants) {
    this.#deps = deps
    this.#grants = grants
  }

  coupons() {
    return coupons.listAllCoupons(this.#deps.database.query)
  }

  /** Adds a coupon that is good everywhere, once for each person. False where the code is taken. */
  addCoupon({ code, off, currency, mostUses, endsAt }: NewCoupon): Promise<boolean> {
    const words = 'percent' in off ? `${Number(off.percent)}% off` : 'Something off'
    return coupons.addCoupon(this.#deps.database.query, {
      code,
      currency,
      descriptions: JSON.stringify({ en: words }),
      created_at: this.#deps.clock.now(),
      discount_percent: 'percent' in off ? off.percent : null,
      discount_minor: 'minor' in off ? off.minor : null,
      max_discount_minor: null,
      min_subtotal_minor: null,
      vertical: null,
      business_id: null,
      listing_id: null,
      starts_at: null,
      ends_at: endsAt ?? null,
      most_uses: mostUses ?? null,
      most_uses_per_person: 1,
    })
  }

  stopCoupon(code: string): Promise<boolean> {
    return coupons.stopCoupon(this.#deps.database.query, code)
  }

  giftCards() {
    return cards.listAllCards(this.#deps.database.query)
  }

  /** Makes a gift card. Its code and PIN are answered this once and stored nowhere. */
  async makeGiftCard(
    accountId: number | null,
    it: { amount: Minor; currency: Currency; days: number },
  ): Promise<{ code: string; pin: string }> {
    const code = drawn(CODE_LETTERS, CODE_LENGTH)
    const pin = drawn('0123456789', PIN_LENGTH)
    await this.#deps.database.transaction((tx) => this.#grants.giftCard(tx, accountId, { ...it, code, pin }))
    return { code, pin }
  }

  stopGiftCard(id: number): Promise<boolean> {
    return cards.endCard(this.#deps.database.query, id, this.#deps.clock.now())
  }
}

const drawn = (letters: string, length: number) =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
