import { type Currency, type Minor, minor, toWire } from '#contract/money.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'
import type { Tx } from '#server/db/database.ts'
import { AdjustedPerks } from './checkout/adjust.ts'
import { CheckoutPerks } from './checkout/checkout.ts'
import { OfferedPerks } from './checkout/offered.ts'
import { CodeGuesses } from './code-guesses.ts'
import type { Deps } from './deps.ts'
import { Redemption } from './gift-cards/redemption.ts'
import { Grants } from './grants.ts'
import { OperatorPerks } from './operator-perks.ts'
import * as repo from './repo.ts'

/** What a move was for, in words. */
const reasons: Readonly<Record<string, AnyTextKey>> = {
  welcome: 'wallet.welcome',
  refund: 'wallet.refund',
}

/** The same where it is known what was booked. */
const reasonsOfBooking: Readonly<Record<string, AnyTextKey>> = { refund: 'wallet.refundOf' }

/** How much of a booking's reference people are shown. */
const SHOWN_OF_REFERENCE = 7
/** And of its title: what is said of a move is a short text. */
const SHOWN_OF_TITLE = 120

/** Builds the parts of the module, each of those that stand before it. */
function createParts(deps: Deps) {
  const checkout = new CheckoutPerks(deps)
  const grants = new Grants(deps)
  return {
    /** The perks of one order. */
    checkout,
    /** Those of a booking that comes to cost another amount. */
    adjusted: new AdjustedPerks(deps),
    /** What a person may choose from at the checkout. */
    offered: new OfferedPerks(deps, checkout),
    /** Stands before every code that is typed. */
    guesses: new CodeGuesses(deps),
    redemption: new Redemption(deps),
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
    const wallet = await repo.findWallet(this.deps.database.query, accountId)
    return wallet ? toWire(minor(wallet.balance_minor), wallet.currency) : 0
  }

  /** What went into and out of it, the newest first. */
  async transactionsOf(
    accountId: number,
    { limit, cursor, language }: { limit: number; cursor: string | undefined; language: string },
  ) {
    const wallet = await repo.findWallet(this.deps.database.query, accountId)
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

  /** Gives the account something out of the house's own pocket, within a transaction of the caller's. */
  async give(
    tx: Tx,
    accountId: number,
    it: { amount: Minor; currency: Currency; reason: string },
  ): Promise<void> {
    const { amount, currency } = it
    const now = this.deps.clock.now()
    const wallet_id = await repo.ensurePersonsWallet(tx, accountId, currency, now)
    const legs = [{ wallet_id, amount_minor: amount }]
    await repo.bookWithHouse(tx, { reason: it.reason, reference: '', currency, now, legs })
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
