import { minor, toWire } from '#contract/money.ts'
import { AdjustedPerks } from './checkout/adjust.ts'
import { CheckoutPerks } from './checkout/checkout.ts'
import { OfferedPerks } from './checkout/offered.ts'
import { CodeGuesses } from './code-guesses.ts'
import type { Deps } from './deps.ts'
import { Redemption } from './gift-cards/redemption.ts'
import { Grants } from './grants.ts'
import { Lots } from './lots/lots.ts'
import { OperatorPerks } from './operator-perks.ts'
import * as repo from './repo.ts'
import { HeldPerks } from './wallets/held.ts'
import { type AskedPage, Statement } from './wallets/statement.ts'
import { OwnWallets } from './wallets/wallets.ts'

/** Builds the parts of the module, each of those that stand before it. */
function createParts(deps: Deps) {
  const lots = new Lots(deps)
  const statement = new Statement(deps)
  const checkout = new CheckoutPerks(deps, lots)
  const grants = new Grants(deps, lots)
  return {
    /** The perks of one order. */
    checkout,
    /** Those of a booking that comes to cost another amount. */
    adjusted: new AdjustedPerks(deps, lots),
    /** What a person may choose from at the checkout. */
    offered: new OfferedPerks(deps, checkout),
    /** Stands before every code that is typed. */
    guesses: new CodeGuesses(deps),
    redemption: new Redemption(deps),
    statement,
    /** What a person has, for their own screens. */
    wallets: new OwnWallets(deps, statement),
    held: new HeldPerks(deps),
    lots,
    /** What the house gives besides money. */
    grants,
    /** What only an operator does with perks. */
    operator: new OperatorPerks(deps, grants),
  }
}

/** Wallets, and every amount that went into or out of them. Nothing is ever changed: what was wrong is booked back. */
export class PerksService {
  readonly deps: Deps
  /** What can be done with perks, by topic. */
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }

  /** What the account's wallet holds, as a decimal amount. */
  async balanceOf(accountId: number): Promise<number> {
    const wallet = await this.#walletOf(accountId)
    return wallet ? toWire(minor(wallet.balance_minor), wallet.currency) : 0
  }

  /** What went into and out of it, the newest first. */
  async transactionsOf(accountId: number, page: AskedPage) {
    const wallet = await this.#walletOf(accountId)
    if (!wallet) return { wallet_balance: 0, transactions: [] }
    const wallet_balance = toWire(minor(wallet.balance_minor), wallet.currency)
    return { wallet_balance, ...(await this.parts.statement.page(wallet.id, page)) }
  }

  /** Of the marketplace's currency. */
  async #walletOf(accountId: number) {
    const { database, settings, clock } = this.deps
    const { currencyCode } = await settings.cachedSettings()
    return repo.findWallet(database.query, accountId, currencyCode, clock.now())
  }
}
