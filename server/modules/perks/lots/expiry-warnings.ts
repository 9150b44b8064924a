import type { Deps } from '../deps.ts'
import { perkPath } from '../perk-path.ts'
import * as repo from './expiry-repo.ts'

const DAY_MS = 86_400_000
/** How long before the end people are told. */
const BEFORE_MS = 7 * DAY_MS
const MOST_AT_ONCE = 500

/** Tells people which of their money and perks end within a week, once for each wallet and day. */
export class ExpiryWarnings {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async warn(): Promise<void> {
    while ((await this.#warnSome()) === MOST_AT_ONCE);
  }

  #warnSome(): Promise<number> {
    const { database, clock, accountEvents } = this.#deps
    const now = clock.now()
    const until = new Date(now.getTime() + BEFORE_MS)
    return database.transaction(async (tx) => {
      const ending = await repo.findUntoldEnding(tx, { now, until, most: MOST_AT_ONCE })
      for (const { account_id: accountId, subject, kind: perk, slug, business, ...it } of ending) {
        const what = {
          amount_minor: it.amount_minor,
          currency: it.currency,
          ends_at: it.ends_at.toISOString(),
        }
        const details = {
          title: business ?? '',
          business: business ?? '',
          path: perkPath(perk, slug),
          perk,
          ...what,
        }
        await accountEvents.note(tx, { accountId, kind: 'expiring', subject, details })
      }
      return ending.length
    })
  }
}
