import { formatMinor, type Minor, parseWire, toWire, ZERO } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from './deps.ts'
import type { Bought } from './goods.ts'
import type { OwnMoney } from './lots/own-money.ts'
import { findWallet } from './repo.ts'

/** The least and the most of a top-up, in whole units of the currency. */
const LEAST = 5
const MOST = 500

/** Top-ups: money that people put into their own wallet. */
export class TopUps {
  readonly #deps: Deps
  readonly #ownMoney: OwnMoney

  constructor(deps: Deps, ownMoney: OwnMoney) {
    this.#deps = deps
    this.#ownMoney = ownMoney
  }

  /** The suggested amounts for a balance, and the bounds of any other amount. */
  async choice(balance: Minor) {
    const { currencyCode: currency, topUpAmounts, walletMost } = await this.#deps.settings.cachedSettings()
    const room = Math.max(0, Math.floor(walletMost - toWire(balance, currency)))
    const most = Math.min(MOST, room)
    return {
      amounts: topUpAmounts.filter((it) => it >= LEAST && it <= most),
      least: LEAST,
      most: most < LEAST ? 0 : most,
    }
  }

  /**
   * The offer of a top-up. Top-ups that wait for their payment count as if they were in the wallet, which may
   * hold only so much.
   */
  async offer(
    tx: Tx,
    accountId: number,
    { amount: typed, waiting, language }: { amount: number; waiting: Minor; language: string },
  ) {
    const { settings, clock } = this.#deps
    const { currencyCode: currency, walletMost, ...shown } = await settings.cachedSettings()
    const { currencySymbol, currencySymbolAlign: side } = shown
    const amount = parseWire(typed, currency)
    if (amount === undefined || typed < LEAST || typed > MOST) throw wrongAmount()
    const wallet = await findWallet(tx, accountId, currency, clock.now())
    const most = parseWire(walletMost, currency) ?? ZERO
    if ((wallet?.balance_minor ?? 0) + waiting + amount > most) {
      const look = { currencySymbol, side, locale: language }
      throw new Refusal('UNAVAILABLE', 'topUp.full', {
        values: { amount: formatMinor(most, currency, look) },
      })
    }
    const title = await settings.say(language, 'wallet.topUp')
    return { kind: 'top_up' as const, title, amount, currency, terms: {} }
  }

  /** Adds a top-up that was paid to the wallet. */
  deliver(tx: Tx, { purchaseId, reference, accountId, amount, currency }: Bought): Promise<void> {
    return this.#ownMoney.add(tx, { purchaseId, reference, accountId, amount, currency })
  }
}

const wrongAmount = () =>
  new Refusal('VALIDATION', 'error.validation', { details: { fields: { amount: 'Invalid amount' } } })
