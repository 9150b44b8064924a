import { parseWire, ZERO } from '#contract/money.ts'
import { verticalSchema } from '#contract/verticals.ts'
import { Refusal } from '#server/refusal.ts'
import * as coupons from '../coupons/repo.ts'
import type { Deps } from '../deps.ts'
import * as cards from '../gift-cards/repo.ts'
import * as memberships from '../memberships/repo.ts'
import type { Bought } from '../scope.ts'
import type { CheckoutPerks } from './checkout.ts'
import { presentDiscounts } from './discounts.ts'
import { judgeCoupon, judgeGiftCard, judgeMembership } from './judge.ts'
import { presentCoupon, presentGiftCard, presentMembership } from './presenter.ts'
import { PerkWords } from './refuse.ts'
import { findBought } from './repo.ts'

/** The listing or business that a perk is to be used for, as calls name it. */
interface Applicable {
  applicable_type: string
  applicable_id: number | string
}

interface Who {
  accountId: number
  language: string
}

/** Lists the perks that a person may choose from at the checkout, each with whether it applies there. */
export class OfferedPerks {
  readonly #deps: Deps
  readonly #checkout: CheckoutPerks
  readonly #words: PerkWords

  constructor(deps: Deps, checkout: CheckoutPerks) {
    this.#deps = deps
    this.#checkout = checkout
    this.#words = new PerkWords(deps.settings)
  }

  async coupons(of: Applicable, total: number, language: string, accountId: number | undefined) {
    const { query } = this.#deps.database
    const bought = await this.#bought(of)
    const now = this.#deps.clock.now()
    const subtotal = parseWire(total, bought.currency) ?? ZERO
    const rows = await coupons.listCoupons(query, bought, accountId, now)
    return Promise.all(
      rows.map(async (row) => {
        const refusal = judgeCoupon(row, { bought, subtotal, now })
        return presentCoupon(row, language, await this.#words.show(refusal, row.currency, language))
      }),
    )
  }

  /** Judges a coupon that was typed in, for a listing or for anything of a vertical. */
  async coupon(
    typed: string,
    total: number,
    of: Applicable | Pick<Bought, 'vertical'> | undefined,
    { accountId, language }: Who,
  ) {
    const bought = of && ('vertical' in of ? of : await this.#bought(of))
    const row = await coupons.findCoupon(this.#deps.database.query, typed, accountId)
    const currency = row?.currency ?? ''
    const subtotal = row ? (parseWire(total, currency) ?? ZERO) : ZERO
    const judgement = judgeCoupon(row, { bought, subtotal, now: this.#deps.clock.now() })
    await this.#words.refuse(judgement, { perk: 'coupon', currency, language })
    return presentCoupon(found(row), language, null)
  }

  async giftCards(of: Applicable, { accountId, language }: Who) {
    const bought = await this.#bought(of)
    const now = this.#deps.clock.now()
    const rows = await cards.listCards(this.#deps.database.query, accountId, now)
    return Promise.all(
      rows.map(async (row) => {
        const refusal = judgeGiftCard(row, { bought, now })
        return presentGiftCard(row, await this.#words.show(refusal, row.currency, language))
      }),
    )
  }

  async giftCard(codeOrId: string, of: Applicable, { accountId, language }: Who) {
    const bought = await this.#bought(of)
    const row = await cards.findCard(this.#deps.database.query, accountId, codeOrId)
    const judgement = judgeGiftCard(row, { bought, now: this.#deps.clock.now() })
    await this.#words.refuse(judgement, { perk: 'gift_card', currency: bought.currency, language })
    return presentGiftCard(found(row), null)
  }

  async memberships(of: Applicable, { accountId, language }: Who) {
    const bought = await this.#bought(of)
    const now = this.#deps.clock.now()
    const rows = await memberships.listMemberships(this.#deps.database.query, accountId, now)
    return Promise.all(
      rows.map(async (row) => {
        const refusal = judgeMembership(row, { bought, now })
        return presentMembership(row, language, await this.#words.show(refusal, row.currency, language))
      }),
    )
  }

  async membership(id: number, of: Applicable, { accountId, language }: Who) {
    const bought = await this.#bought(of)
    const row = await memberships.findMembership(this.#deps.database.query, accountId, id)
    const judgement = judgeMembership(row, { bought, now: this.#deps.clock.now() })
    await this.#words.refuse(judgement, { perk: 'membership', currency: bought.currency, language })
    return presentMembership(found(row), language, null)
  }

  /** The cashback and points that the business of a listing gives, and the person's own balances of them. */
  async discounts(of: Applicable, { accountId, language }: Who) {
    const bought = await this.#bought(of)
    const asked = { ...bought, subtotal: ZERO, accountId, language }
    const found = await this.#checkout.find(this.#deps.database.query, { walletUse: 'none' }, asked)
    return presentDiscounts(found, bought.currency)
  }

  async #bought({ applicable_type, applicable_id }: Applicable): Promise<Bought> {
    const { database, verticals } = this.#deps
    const vertical = verticalSchema.options.find((it) => verticals[it].noun === applicable_type)
    return found(vertical && (await findBought(database.query, vertical, applicable_id)))
  }
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('NOT_FOUND', 'error.notFound')
  return row
}
