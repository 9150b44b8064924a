import type { WalletFunds } from '#contract/entities/wallet-funds.ts'
import { minor, minus, parseWire, toWire } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import { Refusal } from '#server/refusal.ts'
import type { TakenOut } from '../perks/service.ts'
import type { Deps } from './deps.ts'
import * as payouts from './payout-repo.ts'
import * as repo from './repo.ts'

const DAY_MS = 86_400_000
/** How long after a payment its card takes money back. */
const GOES_BACK_FOR_MS = 180 * DAY_MS

/**
 * Top-ups and payouts: money that people put into their wallets, and that goes back to where it came from.
 */
export class WalletMoney {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * The money in a person's wallet, split into own and given, with the top-ups and payouts they can make now.
   */
  async funds(accountId: number): Promise<WalletFunds> {
    const { database, perks } = this.#deps
    const { ownMoney, goods, wallets } = perks.parts
    const of = { accountId, currency: await this.#currency() }
    const wire = (amount: number) => toWire(minor(amount), of.currency)
    const { balance, ending } = await wallets.ownWallet(accountId)
    const { own, leaves } = await ownMoney.of(database.query, of, this.#goesBack())
    return {
      balance: wire(balance),
      own: wire(own),
      given: wire(minus(balance, own)),
      can_pay_out: wire(leaves),
      leaving: wire(await payouts.sumLeaving(database.query, accountId, of.currency)),
      expiring: ending.map((it) => ({
        amount: wire(it.amount_minor),
        expires_at: it.expires_at.toISOString(),
      })),
      top_up: await goods.top_up.choice(balance),
    }
  }

  /**
   * Offers a top-up. It locks the person's account, so that several at once do not exceed the limit together.
   */
  async offerTopUp(tx: Tx, accountId: number, { amount, language }: { amount: number; language: string }) {
    const { attempts, perks, clock } = this.#deps
    const of = { accountId, kind: 'top_up', currency: await this.#currency() } as const
    await attempts.within(tx).count({ 'top-up:account': String(accountId) })
    await repo.lockBuyer(tx, accountId)
    const waiting = minor(await repo.sumWaiting(tx, of, clock.now()))
    return perks.parts.goods.top_up.offer(tx, accountId, { amount, waiting, language })
  }

  /** Pays own money out, to where it came from. It leaves after the transaction. */
  async payOut(tx: Tx, accountId: number, typed: number) {
    const { attempts, perks } = this.#deps
    const currency = await this.#currency()
    const amount = parseWire(typed, currency)
    if (amount === undefined || amount <= 0)
      throw new Refusal('VALIDATION', 'error.validation', {
        details: { fields: { amount: 'Invalid amount' } },
      })
    await attempts.within(tx).count({ 'payout:account': String(accountId) })
    const taken = await perks.parts.ownMoney.takeOut(tx, { accountId, currency, amount }, this.#goesBack())
    if (!taken) throw new Refusal('UNAVAILABLE', 'payout.tooMuch')
    await this.#send(tx, accountId, taken)
    await failpoint('payout.before_commit')
    return taken.parts.map((it) => ({
      amount: toWire(minor(it.amount), currency),
      state: 'pending' as const,
    }))
  }

  /**
   * Pays all own money out of a person whose account ends, however long ago it came. The operator still owes
   * what a gateway refuses.
   */
  async payOutAll(tx: Tx, accountId: number): Promise<void> {
    for (const taken of await this.#deps.perks.parts.ownMoney.takeAll(tx, accountId))
      await this.#send(tx, accountId, taken)
  }

  /** Pays out own money that came back to the wallets of people who had left already. */
  async payOutErased(): Promise<void> {
    const { database, perks } = this.#deps
    for (const accountId of await perks.parts.ownMoney.ofErased())
      await database.transaction((tx) => this.payOutAll(tx, accountId))
  }

  /** Refunds an amount that was taken out of a wallet. */
  async #send(
    tx: Tx,
    account_id: number,
    { moveId: move_id, parts, amount: amount_minor, currency }: TakenOut,
  ): Promise<void> {
    const { payments, clock } = this.#deps
    const payout = { account_id, amount_minor, currency, move_id, created_at: clock.now() }
    const payoutId = await payouts.addPayout(tx, payout)
    for (const part of parts)
      await payments.giveBack(tx, { purchase_id: part.purchaseId }, part.amount, { payoutId })
  }

  /** The condition for a payout. Without a gateway nothing can be paid out. */
  #goesBack() {
    const { payments, clock } = this.#deps
    const since = new Date(clock.now().getTime() - GOES_BACK_FOR_MS)
    return { gateway: payments.gatewayName ?? '', since }
  }

  async #currency() {
    return (await this.#deps.settings.cachedSettings()).currencyCode
  }
}
