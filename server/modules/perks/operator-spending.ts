import type { Minor } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Deps } from './deps.ts'
import * as repo from './spending-repo.ts'

/**
 * Where people can spend the cashback of a business, and how much of a bill it pays. Only operators set this.
 */
export class OperatorSpending {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  list() {
    return repo.listSpending(this.#deps.database.query)
  }

  /**
   * Sets the rule of a business for a vertical. Answers the name of the business; undefined where there is
   * none.
   */
  set(of: { business: string; vertical: VerticalId; percent: string; most: Minor }) {
    const rule = { vertical: of.vertical, redeem_percent: of.percent, most_redeem_minor: of.most }
    return repo.putSpending(this.#deps.database.query, of.business, rule)
  }

  /** Ends the rule; bookings that used it stay as they are. False where there was none. */
  stop(business: string, vertical: VerticalId): Promise<boolean> {
    return repo.endSpending(this.#deps.database.query, business, vertical)
  }
}
