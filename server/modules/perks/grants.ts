import type { Currency, Minor } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from './deps.ts'
import * as cards from './gift-cards/repo.ts'
import * as memberships from './memberships/repo.ts'
import * as repo from './repo.ts'

const DAY_MS = 86_400_000

/** What the house gives to people out of its own pocket, within a transaction of the caller's. */
export class Grants {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Cashback or points, good at one business. */
  async points(
    tx: Tx,
    accountId: number,
    it: { kind: 'cashback' | 'bonus'; businessId: number; amount: Minor; currency: Currency },
  ): Promise<void> {
    const { kind, businessId, currency } = it
    const slug = `${kind}-${accountId}-${businessId}`
    const of = { kind, account_id: accountId, business_id: businessId, slug, currency }
    const wallet = await repo.ensureWallet(tx, { ...of, created_at: this.#deps.clock.now() })
    await this.#fill(tx, wallet, it)
  }

  /** A gift card that is theirs already, or nobody's yet. Of its code only the hash and the end are kept. */
  async giftCard(
    tx: Tx,
    accountId: number | null,
    it: { code: string; pin: string; days: number; amount: Minor; currency: Currency },
  ): Promise<void> {
    const now = this.#deps.clock.now()
    const slug = `gift-card-${cards.codeHash(it.code).toString('hex').slice(0, 24)}`
    const of = { kind: 'gift_card', account_id: null, slug, currency: it.currency, created_at: now } as const
    const wallet_id = await repo.ensureWallet(tx, of)
    const expires_at = new Date(now.getTime() + it.days * DAY_MS)
    await cards.addCard(tx, { ...it, wallet_id, account_id: accountId, expires_at, created_at: now })
    await this.#fill(tx, wallet_id, it)
  }

  /** A membership of a campaign, on the campaign's terms of today. */
  async membership(tx: Tx, accountId: number, campaignId: number): Promise<void> {
    await memberships.addMembership(tx, accountId, campaignId, this.#deps.clock.now())
  }

  async #fill(tx: Tx, wallet_id: number, it: { amount: Minor; currency: Currency }): Promise<void> {
    const now = this.#deps.clock.now()
    const house = await repo.ensureHouse(tx, it.currency, now)
    const legs = [{ wallet_id, amount_minor: it.amount }]
    await repo.book(tx, { reason: 'welcome', reference: '', now, legs, house })
  }
}
