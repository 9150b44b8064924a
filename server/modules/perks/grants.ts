import type { Currency, Minor } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from './deps.ts'
import * as cards from './gift-cards/repo.ts'
import type { Lots } from './lots/lots.ts'
import * as memberships from './memberships/repo.ts'
import * as repo from './repo.ts'

const DAY_MS = 86_400_000

const welcome = { origin: 'welcome', reference: '' } as const

/** Gives people money and perks at the expense of the house, in a transaction of the caller. */
export class Grants {
  readonly #deps: Deps
  readonly #lots: Lots

  constructor(deps: Deps, lots: Lots) {
    this.#deps = deps
    this.#lots = lots
  }

  /** Gives money to a person's own wallet, good everywhere and without an end. */
  async money(tx: Tx, accountId: number, { amount, currency }: { amount: Minor; currency: Currency }) {
    const of = { kind: 'wallet', accountId, currency } as const
    const walletId = await repo.ensurePersonsWallet(tx, of, this.#deps.clock.now())
    const origin = { ...welcome, businessId: undefined, expiresAt: null }
    await this.#lots.give(tx, { walletId, amount, currency, ...origin })
  }

  /** Gives cashback or points that are good at one business, for some days or without an end. */
  async points(
    tx: Tx,
    accountId: number,
    it: {
      kind: 'cashback' | 'bonus'
      businessId: number
      amount: Minor
      currency: Currency
      days?: number | undefined
    },
  ): Promise<void> {
    const { kind, businessId, amount, currency, days } = it
    const now = this.#deps.clock.now()
    const walletId = await repo.ensurePersonsWallet(tx, { kind, accountId, businessId, currency }, now)
    const expiresAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS)
    await this.#lots.give(tx, { walletId, amount, currency, ...welcome, businessId, expiresAt })
  }

  /**
   * Adds a gift card for a person or for nobody yet. Of its code only the hash and the last letters are
   * stored.
   */
  async giftCard(
    tx: Tx,
    accountId: number | null,
    it: { code: string; pin: string; days: number; amount: Minor; currency: Currency },
  ): Promise<number> {
    const now = this.#deps.clock.now()
    const slug = `gift-card-${cards.codeHash(it.code).toString('hex').slice(0, 24)}`
    const of = { kind: 'gift_card', account_id: null, slug, currency: it.currency, created_at: now } as const
    const wallet_id = await repo.ensureWallet(tx, of)
    const expires_at = new Date(now.getTime() + it.days * DAY_MS)
    const { code, pin } = it
    const id = await cards.addCard(tx, {
      code,
      pin,
      wallet_id,
      account_id: accountId,
      expires_at,
      created_at: now,
    })
    const legs = [{ wallet_id, amount_minor: it.amount }]
    const house = { for: 'promo' } as const
    await repo.book(tx, { ...{ reason: 'welcome', reference: '', now, legs, house }, currency: it.currency })
    return id
  }

  /** Gives a membership on the current terms of its campaign. */
  async membership(tx: Tx, accountId: number, campaignId: number): Promise<void> {
    await memberships.addMembership(tx, accountId, campaignId, this.#deps.clock.now())
  }
}
