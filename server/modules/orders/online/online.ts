import type { IncomingHttpHeaders } from 'node:http'
import { bookingStatus } from '#contract/status.ts'
import type { Payment } from '#server/modules/payments/service.ts'
import type { GatewayEvent } from '#server/ports/payment-gateway.ts'
import { Refusal } from '#server/refusal.ts'
import type { BookingLife } from '../bookings/life.ts'
import { statusAt } from '../bookings/presenter.ts'
import type { PaidChanges } from '../change/paid-change.ts'
import type { PendingChanges } from '../change/pending-change.ts'
import type { Deps } from '../deps.ts'
import { payUrl } from '../payment-window.ts'
import { soldOf } from '../sold.ts'
import * as repo from './repo.ts'

interface Parts {
  life: BookingLife
  pendingChanges: PendingChanges
  paidChanges: PaidChanges
}

type Payable = NonNullable<Awaited<ReturnType<typeof repo.findPayable>>>

/** Nobody can pay just now: no page was opened for it. */
export class NoPaymentPage extends Error {
  readonly bookingUrl: string

  constructor(bookingUrl: string, cause: unknown) {
    super('No payment page was opened.', { cause })
    this.bookingUrl = bookingUrl
  }
}

/** Paying online: the way to the gateway and back, what it tells by itself, and what it is asked. */
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
    return payUrl(this.#deps, reference)
  }

  /** For who comes back from the gateway, or never did. */
  async stateFor(accountId: number, reference: string) {
    const { database, clock, payments } = this.#deps
    const row = await repo.findPayable(database.query, reference)
    if (!row || row.account_id !== accountId) throw new Refusal('NOT_FOUND', 'error.notFound')
    const now = clock.now()
    const due = await this.#dueOf(row, reference)
    const state = await payments.stateOf(database.query, row.id, due?.changeId ?? null)
    return {
      status: statusAt(row, now),
      payment: state ?? (due ? 'open' : 'none'),
      server_time: now.toISOString(),
      pay_until: due?.payUntil.toISOString() ?? null,
      ...(due ? { payment_url: this.urlOf(reference) } : {}),
    }
  }

  /** Where somebody goes who comes to pay: to the gateway, or to the booking where nothing is to be paid any more. */
  async way(reference: string): Promise<string | undefined> {
    const { database, payments } = this.#deps
    const row = await repo.findPayable(database.query, reference)
    if (!row) return undefined
    const bookingUrl = this.#bookingUrl(row, reference)
    const due = await this.#dueOf(row, reference)
    if (!due) return bookingUrl
    const returnUrl = `${this.urlOf(reference)}/back`
    const { id: bookingId, title: description, currency } = row
    try {
      return (await payments.pageFor({ ...due, bookingId, description, returnUrl, currency })) ?? bookingUrl
    } catch (cause) {
      throw new NoPaymentPage(bookingUrl, cause)
    }
  }

  /** Where somebody goes who comes back from the gateway. */
  async wayBack(reference: string): Promise<string | undefined> {
    const row = await repo.findPayable(this.#deps.database.query, reference)
    return row && this.#bookingUrl(row, reference)
  }

  /** Asks how the payment of a booking stands: its news may be slower than the person who paid. Once at a time. */
  async ask(reference: string): Promise<void> {
    const asking = this.#asking.get(reference) ?? this.#askOf(reference)
    this.#asking.set(reference, asking)
    await asking.finally(() => this.#asking.delete(reference))
  }

  async #askOf(reference: string): Promise<void> {
    const { database, payments } = this.#deps
    const row = await repo.findPayable(database.query, reference)
    if (!row) return
    for await (const { payment, state } of payments.unheardOf(row.id)) await this.#take(payment, state)
  }

  #bookingUrl({ vertical }: Pick<Payable, 'vertical'>, reference: string): string {
    return `${this.#deps.publicOrigin}${soldOf(this.#deps, vertical).bookingPath(reference)}`
  }

  /** What of a booking is to be paid now: itself, or a change of it. */
  async #dueOf(row: Payable, reference: string) {
    const { database, clock } = this.#deps
    const waits = statusAt(row, clock.now()) === bookingStatus.awaitingPayment
    if (waits && row.pay_until)
      return { changeId: null, reference, amountMinor: row.payable_minor, payUntil: row.pay_until }
    const change = await this.#parts.pendingChanges.of(database.query, row.id)
    if (!change) return undefined
    const { id: changeId, amount_minor: amountMinor, pay_until: payUntil } = change
    return { changeId, reference: `${reference}-c${changeId}`, amountMinor, payUntil }
  }

  /** What the gateway tells. False: it was not the gateway. Told twice it changes nothing the second time. */
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

  /** Asks about what was not heard of, ends what was not paid in time, and sends back what is owed. */
  async reconcile(): Promise<void> {
    const { database, payments } = this.#deps
    const [asking] = await Promise.allSettled([this.#takeUnheard()])
    for (const part of [this.#parts.life, this.#parts.pendingChanges])
      while ((await database.transaction((tx) => part.lapse(tx))) > 0);
    await payments.sendRefunds()
    // A gateway that gives no answer keeps nothing from ending in time.
    if (asking.status === 'rejected') throw asking.reason
  }

  async #takeUnheard(): Promise<void> {
    for await (const { payment, state } of this.#deps.payments.unheard()) await this.#take(payment, state)
  }

  async #take(payment: Payment, state: GatewayEvent['state'], event?: GatewayEvent): Promise<void> {
    const { database, payments } = this.#deps
    await database.transaction(async (tx) => {
      if (event && !(await payments.note(tx, event))) return
      const { life, paidChanges } = this.#parts
      const part = payment.change_id === null ? life : paidChanges
      if (state === 'paid') await part.paid(tx, payment)
      else await part.unpaid(tx, payment, state)
    })
  }
}
