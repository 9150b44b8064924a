import type { IncomingHttpHeaders } from 'node:http'
import { bookingStatus } from '#contract/status.ts'
import { isOfBooking, isOfPurchase, type Payable, type Payment } from '#server/modules/payments/service.ts'
import type { GatewayEvent } from '#server/ports/payment-gateway.ts'
import { Refusal } from '#server/refusal.ts'
import type { BookingLife } from '../bookings/life.ts'
import { statusAt } from '../bookings/presenter.ts'
import type { PaidChanges } from '../change/paid-change.ts'
import type { PendingChanges } from '../change/pending-change.ts'
import type { Deps } from '../deps.ts'
import { soldOf } from '../sold.ts'
import * as repo from './repo.ts'

interface Parts {
  life: BookingLife
  pendingChanges: PendingChanges
  paidChanges: PaidChanges
}

type BookingRow = NonNullable<Awaited<ReturnType<typeof repo.findPayable>>>

/** Thrown where the gateway opened no page, so that nobody can pay now. */
export class NoPaymentPage extends Error {
  /** The address of the screen that shows what would have been paid. */
  readonly payableUrl: string

  constructor(payableUrl: string, cause: unknown) {
    super('No payment page was opened.', { cause })
    this.payableUrl = payableUrl
  }
}

/**
 * Paying online for bookings, their changes and purchases: the way to the gateway and back, its webhooks, and
 * queries.
 */
export class OnlinePayments {
  readonly #deps: Deps
  readonly #parts: Parts
  readonly #asking = new Map<string, Promise<void>>()

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  /** The address at which a booking is paid. */
  urlOf(reference: string): string {
    return this.#deps.payments.urlOf(reference)
  }

  /** The state of a payment, for a person who comes back from the gateway, or never did. */
  async stateFor(accountId: number, reference: string) {
    const { database, clock, payments } = this.#deps
    const found = await this.#find(reference)
    if (found?.accountId !== accountId) throw new Refusal('NOT_FOUND', 'error.notFound')
    const { of, due, status } = found
    const state = await payments.stateOf(database.query, of, due?.changeId ?? null)
    return {
      status,
      payment: state ?? (due ? 'open' : 'none'),
      server_time: clock.now().toISOString(),
      pay_until: due?.payUntil.toISOString() ?? null,
      ...(due ? { payment_url: this.urlOf(reference) } : {}),
    }
  }

  /**
   * The address for a person who comes to pay: the gateway's, or that of the booking or purchase where
   * nothing is due any more.
   */
  async way(reference: string): Promise<string | undefined> {
    const found = await this.#find(reference)
    if (!found) return undefined
    const url = this.#urlInApp(found)
    if (!found.due) return url
    try {
      return (await this.#deps.payments.pageFor(found, found.due, `${this.urlOf(reference)}/back`)) ?? url
    } catch (cause) {
      throw new NoPaymentPage(url, cause)
    }
  }

  /** The address for a person who comes back from the gateway. */
  async wayBack(reference: string): Promise<string | undefined> {
    const found = await this.#find(reference)
    return found && this.#urlInApp(found)
  }

  /**
   * Asks the gateway about a payment, because its webhook may be slower than the person. Only one query runs
   * at a time.
   */
  async ask(reference: string): Promise<void> {
    const asking = this.#asking.get(reference) ?? this.#askOf(reference)
    this.#asking.set(reference, asking)
    await asking.finally(() => this.#asking.delete(reference))
  }

  async #askOf(reference: string): Promise<void> {
    const found = await this.#find(reference)
    if (!found) return
    for await (const { payment, state } of this.#deps.payments.unheardOf(found.of))
      await this.#take(payment, state)
  }

  #urlInApp({ path }: Payable): string {
    return `${this.#deps.publicOrigin}${path}`
  }

  async #find(reference: string): Promise<Payable | undefined> {
    const { database, purchases, clock } = this.#deps
    const row = await repo.findPayable(database.query, reference)
    if (!row) return purchases.payable(reference)
    const { id, account_id: accountId, title, currency, vertical } = row
    const path = soldOf(this.#deps, vertical).bookingPath(reference)
    const due = await this.#dueOf(row, reference)
    return {
      of: { booking_id: id },
      accountId,
      title,
      currency,
      path,
      due,
      status: statusAt(row, clock.now()),
    }
  }

  /** The payment that a booking needs now: for itself, or for a change. */
  async #dueOf(row: BookingRow, reference: string): Promise<Payable['due']> {
    const { database, clock } = this.#deps
    const waits = statusAt(row, clock.now()) === bookingStatus.awaitingPayment
    if (waits && row.pay_until)
      return {
        changeId: null,
        reference,
        amountMinor: row.payable_minor - row.venue_minor,
        payUntil: row.pay_until,
      }
    const change = await this.#parts.pendingChanges.of(database.query, row.id)
    if (!change) return undefined
    const { id: changeId, amount_minor: amountMinor, pay_until: payUntil } = change
    return { changeId, reference: `${reference}-c${changeId}`, amountMinor, payUntil }
  }

  /** Takes a webhook. False where it is not from the gateway. A second copy changes nothing. */
  async receive(body: string, headers: IncomingHttpHeaders): Promise<boolean> {
    const { database, payments } = this.#deps
    const news = payments.read(body, headers)
    if (!news) return false
    if (news.failedRefund) await payments.failRefund(news.failedRefund)
    const event = news.payment
    if (!event) return true
    const payment = await payments.find(database.query, event.reference)
    if (!payment || payment.amount_minor !== event.amountMinor || payment.currency !== event.currency)
      return false
    await this.#take(payment, event.state, event)
    return true
  }

  /** Asks about payments without news, ends what was not paid in time, and sends owed refunds. */
  async reconcile(): Promise<void> {
    const { database, payments, purchases } = this.#deps
    const [asking] = await Promise.allSettled([this.#takeUnheard()])
    for (const part of [this.#parts.life, this.#parts.pendingChanges, purchases])
      while ((await database.transaction((tx) => part.lapse(tx))) > 0);
    await payments.sendRefunds()
    // A gateway that gives no answer keeps nothing from ending in time.
    if (asking.status === 'rejected') throw asking.reason
  }

  async #takeUnheard(): Promise<void> {
    for await (const { payment, state } of this.#deps.payments.unheard()) await this.#take(payment, state)
  }

  async #take(payment: Payment, state: GatewayEvent['state'], event?: GatewayEvent): Promise<void> {
    const { database, payments, purchases } = this.#deps
    await database.transaction(async (tx) => {
      if (event && !(await payments.note(tx, event))) return
      if (isOfPurchase(payment)) await purchases.heard(tx, payment, state)
      else if (isOfBooking(payment)) {
        const { life, paidChanges } = this.#parts
        const part = payment.change_id === null ? life : paidChanges
        if (state === 'paid') await part.paid(tx, payment)
        else await part.unpaid(tx, payment, state)
      }
    })
  }
}
