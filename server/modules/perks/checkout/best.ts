import { type Best, type BestReason, best } from '#contract/bill/best.ts'
import { candidatesOf } from '#contract/bill/best-choices.ts'
import type { OwnPoints } from '#contract/bill/perks.ts'
import { billToWire } from '#contract/bill/wire.ts'
import { type Currency, type Minor, toWire } from '#contract/money.ts'
import type { Queryable } from '#server/db/database.ts'
import * as coupons from '../coupons/repo.ts'
import type { Deps } from '../deps.ts'
import * as cards from '../gift-cards/repo.ts'
import * as memberships from '../memberships/repo.ts'
import type { Bought } from '../scope.ts'
import type { CheckoutPerks } from './checkout.ts'
import { judgeCoupon, judgeGiftCard, judgeMembership } from './judge.ts'
import { presentCoupon, presentGiftCard, presentMembership } from './presenter.ts'
import { PerkWords } from './refuse.ts'

interface Asked extends Bought {
  currency: Currency
  subtotal: Minor
  accountId: number
  language: string
}

/** Finds the perks that a person would best use for an order. */
export class BestPerks {
  readonly #deps: Deps
  readonly #checkout: CheckoutPerks
  readonly #words: PerkWords

  constructor(deps: Deps, checkout: CheckoutPerks) {
    this.#deps = deps
    this.#checkout = checkout
    this.#words = new PerkWords(deps.settings)
  }

  async find(query: Queryable, asked: Asked, keeps: readonly OwnPoints[]) {
    const { currency, subtotal } = asked
    const choices = await this.#choices(query, asked)
    const found = await this.#checkout.find(query, { walletUse: 'none', keeps }, asked)
    const { referral, bonus, cashback } = this.#checkout.perksOf(found)
    const input = { currency, subtotal, referral, bonus, cashback }
    return { ...present(best(input, candidatesOf(choices, input)), currency), choices }
  }

  /** All perks of a person, each with whether it applies here. */
  async #choices(query: Queryable, { accountId, language, subtotal, ...bought }: Asked) {
    const now = this.#deps.clock.now()
    const words = (judged: Parameters<PerkWords['show']>[0]) =>
      this.#words.show(judged, bought.currency, language)
    const listed = await coupons.listCoupons(query, bought, accountId, now)
    const held = await cards.listCards(query, accountId, now)
    const joined = await memberships.listMemberships(query, accountId, now)
    return {
      coupons: await Promise.all(
        listed.map(async (row) => {
          const judged = judgeCoupon(row, { bought, subtotal, now })
          return presentCoupon(row, language, await words(judged))
        }),
      ),
      gift_cards: await Promise.all(
        held.map(async (row) => presentGiftCard(row, await words(judgeGiftCard(row, { bought, now })))),
      ),
      memberships: await Promise.all(
        joined.map(async (row) => {
          const judged = judgeMembership(row, { bought, now })
          return presentMembership(row, language, await words(judged))
        }),
      ),
    }
  }
}

function present({ bill, reasons, coupon, membership, gift_card, saves, pays }: Best, currency: Currency) {
  const wire = (amount: Minor) => toWire(amount, currency)
  return {
    best: { coupon: coupon ?? null, membership: membership ?? null, gift_card: gift_card ?? null },
    saves: wire(saves),
    pays: wire(pays),
    reasons: reasons.map((it: BestReason) => ('amount' in it ? { ...it, amount: wire(it.amount) } : it)),
    bill: billToWire(bill),
  }
}
