import { type Minor, minor } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Deps } from '../deps.ts'
import { book, lockWallets } from '../repo.ts'
import * as repo from './operator-repo.ts'

/** A rule by which a business gives back. */
interface NewRule {
  business: string
  vertical: VerticalId
  kind: 'cashback' | 'bonus'
  percent: string
  most: Minor | undefined
  days: number | undefined
}

/** The amounts that were taken back of a booking's earnings, and those that were gone already. */
export interface TakenBack {
  title: string
  currency: string
  taken: Minor
  lost: Minor
}

/** What operators do with earnings. */
export class OperatorEarnings {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  rules() {
    return repo.listRules(this.#deps.database.query)
  }

  /** Sets a rule for future bookings. Answers the name of the business; undefined where there is none. */
  setRule({ business, most, days, ...rule }: NewRule): Promise<string | undefined> {
    const terms = { ...rule, most_earned_minor: most ?? null, valid_days: days ?? null }
    return repo.putRule(this.#deps.database.query, business, terms)
  }

  /** Ends a rule for future bookings; earnings that were agreed stay. False where there was no rule. */
  stopRule(of: Pick<NewRule, 'business' | 'vertical' | 'kind'>): Promise<boolean> {
    return repo.stopRule(this.#deps.database.query, of)
  }

  /**
   * Takes back the earnings of a booking whose money was called back by the bank: what is left of the very
   * lots they came as, and all that is still to come.
   */
  takeBack(end: string): Promise<TakenBack | 'unknown' | 'ambiguous' | 'nothing'> {
    return this.#deps.database.transaction(async (tx) => {
      const [found, other] = await repo.findBookings(tx, end)
      if (!found) return 'unknown'
      if (other) return 'ambiguous'
      const now = this.#deps.clock.now()
      const wallets = await repo.findWallets(tx, found.id)
      await lockWallets(tx, wallets)
      const reversed = await repo.reverse(tx, found.id, now)
      if (reversed.length === 0) return 'nothing'
      for (const { wallet_id, business_id: businessId, left_minor } of reversed) {
        if (wallet_id === null || left_minor === 0) continue
        await book(tx, {
          ...{ reason: 'taken_back', reference: found.reference, currency: found.currency, now },
          legs: [{ wallet_id, amount_minor: -left_minor }],
          house: { for: 'promo', businessId },
        })
      }
      const sumOf = (amounts: number[]) => minor(amounts.reduce((total, it) => total + it, 0))
      const credited = reversed.filter((it) => it.wallet_id !== null)
      const taken = sumOf(credited.map((it) => it.left_minor))
      const lost = minor(sumOf(credited.map((it) => it.amount_minor)) - taken)
      return { title: found.title, currency: found.currency, taken, lost }
    })
  }
}
