import { minor, toWire } from '#contract/money.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'
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

/** What a move was for, in words. */
const reasons: Readonly<Record<string, AnyTextKey>> = {
  welcome: 'wallet.welcome',
  refund: 'wallet.refund',
  expired: 'wallet.expired',
}

/** The same where it is known what was booked. */
const reasonsOfBooking: Readonly<Record<string, AnyTextKey>> = { refund: 'wallet.refundOf' }

/** How much of a booking's reference people are shown. */
const SHOWN_OF_REFERENCE = 7
/** And of its title: what is said of a move is a short text. */
const SHOWN_OF_TITLE = 120

/** Builds the parts of the module, each of those that stand before it. */
function createParts(deps: Deps) {
  const lots = new Lots(deps)
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
    lots,
    /** What the house gives besides money. */
    grants,
    /** What only an operator does with perks. */
    operator: new OperatorPerks(deps, grants),
  }
}

/** What a person is told of a move. */
interface Described {
  reason: string
  reference: string
  /** Of what was booked; null where it was for no booking. */
  title: string | null
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
  async transactionsOf(
    accountId: number,
    { limit, cursor, language }: { limit: number; cursor: string | undefined; language: string },
  ) {
    const wallet = await this.#walletOf(accountId)
    if (!wallet) return { wallet_balance: 0, transactions: [] }
    const page = { before: readCursor(cursor), limit: limit + 1 }
    const rows = await repo.listEntries(this.deps.database.query, wallet.id, page)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      wallet_balance: toWire(minor(wallet.balance_minor), wallet.currency),
      transactions: await Promise.all(
        shown.map(async (it) => ({
          id: it.id,
          type: it.amount_minor < 0 ? ('withdraw' as const) : ('deposit' as const),
          amount: Math.abs(it.amount_minor),
          meta: { description: await this.#describe(it, language) },
          created_at: it.created_at.toISOString(),
        })),
      ),
      ...(last ? { next_cursor: String(last.id) } : {}),
    }
  }

  /** Of the marketplace's currency. */
  async #walletOf(accountId: number) {
    const { database, settings, clock } = this.deps
    const { currencyCode } = await settings.cachedSettings()
    return repo.findWallet(database.query, accountId, currencyCode, clock.now())
  }

  async #describe({ reason, reference, title }: Described, language: string) {
    const shown = reference.slice(-SHOWN_OF_REFERENCE)
    if (title === null)
      return this.deps.settings.say(language, reasons[reason] ?? 'wallet.other', { reference: shown })
    const key = reasonsOfBooking[reason] ?? 'wallet.otherOf'
    return this.deps.settings.say(language, key, {
      ...{ reference: shown, title: title.slice(0, SHOWN_OF_TITLE) },
    })
  }
}

function readCursor(cursor: string | undefined): number | undefined {
  const id = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(id) ? id : undefined
}
