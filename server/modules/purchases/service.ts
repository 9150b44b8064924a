import { type Currency, type Minor, minor, parseWire, toWire } from '#contract/money.ts'
import { bookingStatus } from '#contract/status.ts'
import type { Tx } from '#server/db/database.ts'
import type { PurchaseKind } from '#server/db/purchase-tables.ts'
import { failpoint } from '#server/failpoint.ts'
import type { GatewayEvent } from '#server/ports/payment-gateway.ts'
import { Refusal } from '#server/refusal.ts'
import type { Payable, PurchasePayment } from '../payments/service.ts'
import type { Bought, PerksService } from '../perks/service.ts'
import type { Deps } from './deps.ts'
import { limitOf } from './limits.ts'
import * as repo from './repo.ts'
import { WalletMoney } from './wallet-money.ts'

const { awaitingPayment, cancelled, completed } = bookingStatus

const MOST_ENDED_AT_ONCE = 100
/** How long something bought can be given back, while nothing of it is used. */
const REFUNDABLE_MS = 14 * 86_400_000

/** An offer to buy something, on current terms. */
interface Offered {
  kind: PurchaseKind
  title: string
  amount: Minor
  currency: Currency
  /** The terms for the part that delivers it, once it is paid. */
  terms: object
}

/**
 * Purchases, which are everything people buy that is not a booking. None of it is scarce, so a late payment
 * still buys it.
 */
export class PurchasesService {
  readonly #deps: Deps
  readonly walletMoney: WalletMoney

  constructor(deps: Deps) {
    this.#deps = deps
    this.walletMoney = new WalletMoney(deps)
  }

  get perks(): PerksService {
    return this.#deps.perks
  }

  /** Begins a purchase, which the wallet pays at once or a gateway later. `total` is what the person saw. */
  async begin(
    tx: Tx,
    accountId: number,
    { kind, title, amount, currency, terms }: Offered,
    { mode, total }: { mode: 'Online' | 'WALLET'; total: number | undefined },
  ): Promise<{ status: number; reference: string; paymentUrl?: string }> {
    const { payments, clock } = this.#deps
    if (mode === 'Online') await payments.requireOnline()
    await this.#deps.attempts.within(tx).count({ 'purchase:account': String(accountId) })
    if (total !== undefined && parseWire(total, currency) !== amount)
      throw new Refusal('PRICE_CHANGED', 'order.priceChanged', {
        details: { total: toWire(amount, currency) },
      })
    await this.#requireWithinLimit(tx, { accountId, kind, currency }, amount)
    const reference = payments.newReference()
    const id = await repo.addPurchase(tx, {
      ...{ reference, kind, title, terms, currency },
      account_id: accountId,
      amount_minor: amount,
      payment_mode: mode,
      pay_until: payments.payUntil(),
      created_at: clock.now(),
    })
    if (mode === 'Online')
      return { status: awaitingPayment, reference, paymentUrl: payments.urlOf(reference) }
    const { lots } = this.#deps.perks.parts
    if (!(await lots.pay(tx, { purchaseId: id, accountId, amount, currency, reference })))
      throw new Refusal('UNAVAILABLE', 'order.walletShort')
    await this.#complete(tx, await repo.lockPurchase(tx, id))
    return { status: completed, reference }
  }

  /** What is to be paid of a purchase; undefined where there is none with this reference. */
  async payable(reference: string): Promise<Payable | undefined> {
    const { database, clock } = this.#deps
    const row = await repo.findPurchase(database.query, reference)
    if (!row) return undefined
    const { id, account_id: accountId, title, currency, kind, pay_until: payUntil } = row
    const isLapsed = row.status === awaitingPayment && payUntil <= clock.now()
    const status = isLapsed ? cancelled : row.status
    const due = { changeId: null, reference, amountMinor: row.amount_minor, payUntil }
    const { list, checkout } = paths[kind]
    return {
      ...{ accountId, title, currency, status },
      of: { purchase_id: id },
      path: status === completed ? list : checkout,
      due: status === awaitingPayment ? due : undefined,
    }
  }

  /**
   * Acts on the outcome of a payment. A second payment is refunded, and so is one of a person whose account
   * has been erased.
   */
  async heard(tx: Tx, payment: PurchasePayment, state: GatewayEvent['state']): Promise<void> {
    const { payments } = this.#deps
    const purchase = await repo.lockPurchase(tx, payment.purchase_id)
    if (!(await payments.settle(tx, payment, state)) || state !== 'paid') return
    if (purchase.status === completed || purchase.erased_at !== null)
      return payments.owe(tx, payment, payment.amount_minor)
    await this.#complete(tx, purchase)
  }

  async #complete(tx: Tx, purchase: repo.PurchaseRow): Promise<void> {
    const { perks, clock } = this.#deps
    const settled_at = clock.now()
    // A top-up is paid out instead.
    const isRefundable = purchase.kind !== 'top_up'
    const refundable_until = isRefundable ? new Date(settled_at.getTime() + REFUNDABLE_MS) : null
    await repo.complete(tx, purchase.id, { settled_at, refundable_until })
    await perks.parts.goods[purchase.kind].deliver(tx, boughtBy(purchase))
    await failpoint('purchase.before_commit')
  }

  /**
   * Gives a purchase back of which nothing was used: it is had no more, and its money goes back the way it
   * was paid.
   */
  async refund(tx: Tx, accountId: number, reference: string): Promise<void> {
    const { perks, payments, clock, accountEvents } = this.#deps
    const found = await repo.findPurchase(tx, reference)
    if (found?.account_id !== accountId) throw new Refusal('NOT_FOUND', 'error.notFound')
    const purchase = await repo.lockPurchase(tx, found.id)
    const { id, kind, refundable_until: until, refunded_at, title, currency, amount_minor } = purchase
    const now = clock.now()
    if (kind === 'top_up' || refunded_at !== null || until === null || until <= now)
      throw new Refusal('UNAVAILABLE', 'purchase.notRefundable')
    const bought = boughtBy(purchase)
    if (!(await perks.parts.goods[kind].takeBack(tx, bought)))
      throw new Refusal('UNAVAILABLE', 'purchase.isUsed')
    await repo.noteRefund(tx, id, now)
    if (bought.mode === 'WALLET') await perks.parts.lots.payBack(tx, bought)
    else await payments.giveBack(tx, { purchase_id: id }, amount_minor)
    const details = { title, path: paths[kind].list, amount_minor, currency }
    await accountEvents.note(tx, { accountId, kind: 'purchase_refunded', subject: `purchase-${id}`, details })
    await failpoint('purchase_refund.before_commit')
  }

  /** Ends purchases that were not paid in time; answers how many. */
  lapse(tx: Tx): Promise<number> {
    return repo.endLapsed(tx, this.#deps.clock.now(), MOST_ENDED_AT_ONCE)
  }

  /**
   * Refuses more than the daily limit. With stolen payment cards people buy what they can hand on, and the
   * limit makes a day of that worth little.
   */
  async #requireWithinLimit(
    tx: Tx,
    of: { accountId: number; kind: PurchaseKind; currency: Currency },
    amount: Minor,
  ): Promise<void> {
    const now = this.#deps.clock.now()
    const { created_at } = await repo.lockBuyer(tx, of.accountId)
    const { most, withinMs } = limitOf(of.kind, now.getTime() - created_at.getTime())
    const bought = await repo.sumBought(tx, of, new Date(now.getTime() - withinMs))
    if (bought + amount > (parseWire(most, of.currency) ?? 0))
      throw new Refusal('UNAVAILABLE', 'purchase.tooMuch')
  }
}

const boughtBy = (purchase: repo.PurchaseRow): Bought => ({
  purchaseId: purchase.id,
  reference: purchase.reference,
  accountId: purchase.account_id,
  amount: minor(purchase.amount_minor),
  currency: purchase.currency,
  mode: purchase.payment_mode,
  terms: purchase.terms,
})

/** The screens that show what was bought, and how paying for it stands. */
const paths: Readonly<Record<PurchaseKind, { list: string; checkout: string }>> = {
  gift_card: { list: '/perks/gift-cards', checkout: '/perks/gift-cards/campaign/checkout' },
  membership: { list: '/perks/memberships', checkout: '/perks/memberships/campaign/checkout' },
  top_up: { list: '/my-wallet', checkout: '/perks/wallet/campaign/checkout' },
}
