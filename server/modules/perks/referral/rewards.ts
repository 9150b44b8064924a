import { firstName } from '#contract/first-name.ts'
import type { Currency, Minor } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '../deps.ts'
import type { Lots } from '../lots/lots.ts'
import { ensurePersonsWallet } from '../repo.ts'

/** How long a reward is good. */
const GOOD_FOR_MS = 180 * 86_400_000

interface Reward {
  referred_id: number
  referrer_id: number
  /** The friend's name. */
  friend: string
  amount: Minor
  currency: Currency
}

/** Gives the rewards for friends to those who brought them. */
export class Rewards {
  readonly #deps: Deps
  readonly #lots: Lots

  constructor(deps: Deps, lots: Lots) {
    this.#deps = deps
    this.#lots = lots
  }

  /** Puts a reward into the referrer's wallet, and tells them; answers the move. */
  async give(tx: Tx, { referred_id, referrer_id, friend, amount, currency }: Reward): Promise<number> {
    const now = this.#deps.clock.now()
    const walletId = await ensurePersonsWallet(tx, { kind: 'wallet', accountId: referrer_id, currency }, now)
    const expiresAt = new Date(now.getTime() + GOOD_FOR_MS)
    const { moveId } = await this.#lots.give(tx, {
      ...{ walletId, amount, currency, expiresAt, businessId: undefined },
      // The reward names no booking, since the booking is the friend's private matter.
      ...{ origin: 'referral', reference: '' },
    })
    await this.#deps.accountEvents.note(tx, {
      ...{ accountId: referrer_id, kind: 'referral_earned', subject: `friend-${referred_id}` },
      details: {
        ...{ title: firstName(friend), path: '/refer-and-earn', amount_minor: amount, currency },
        ends_at: expiresAt.toISOString(),
      },
    })
    return moveId
  }
}
