import type { IncomingHttpHeaders } from 'node:http'
import { type Minor, minor, sum } from '#contract/money.ts'
import type { Database, Queryable, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import {
  type FailedRefund,
  type GatewayEvent,
  type GatewayNews,
  type PaymentGateway,
  RefundRefused,
} from '#server/ports/payment-gateway.ts'
import { Refusal } from '#server/refusal.ts'
import type { AccountEventsService } from '../account-events/service.ts'
import type { SettingsService } from '../settings/service.ts'
import { newReference } from './reference.ts'
import * as repo from './repo.ts'

interface Deps {
  database: Database
  clock: Clock
  settings: SettingsService
  accountEvents: AccountEventsService
  publicOrigin: string
  /** Without a gateway nobody can pay online. */
  gateway: PaymentGateway | undefined
}

/** The booking or purchase that money is for, as it stands now. */
export interface Payable {
  of: PaidFor
  accountId: number
  title: string
  currency: string
  status: number
  /** The path of the screen that shows it. */
  path: string
  /** The payment that is due now; undefined where none is. */
  due: Due | undefined
}

interface Due {
  /** The change of a booking that is paid for; null: the booking or purchase itself. */
  changeId: number | null
  /** The reference by which the payments for it are known to the gateway. */
  reference: string
  amountMinor: number
  payUntil: Date
}

/** The booking or purchase that a payment is for. */
export type PaidFor = repo.PaidFor

/** A payment: one try to pay, whatever became of it. */
export type Payment = repo.PaymentRow
/** A payment for a booking, or for a change of it. */
export type BookingPayment = Payment & { booking_id: number }
/** A payment for a purchase. */
export type PurchasePayment = Payment & { purchase_id: number }

/** Whether a payment is for a booking, or for a change of one. */
export const isOfBooking = (payment: Payment): payment is BookingPayment => payment.booking_id !== null
/** Whether a payment is for a purchase. */
export const isOfPurchase = (payment: Payment): payment is PurchasePayment => payment.purchase_id !== null

/** The outcome of a payment, as the gateway said it. */
interface Heard {
  payment: Payment
  state: GatewayEvent['state']
}

/** The columns of a payment that a refund needs. */
type Paid = Pick<Payment, 'id' | 'booking_id' | 'purchase_id' | 'amount_minor'>

/**
 * The reason of a refund: a change of a booking, or a payout; neither: the end of the booking or purchase.
 */
interface Why {
  changeNo?: number | null
  payoutId?: number | null
}

const ASK_AFTER_MS = 60_000
const PAY_WITHIN_MS = 15 * 60_000

interface Asked {
  id: number
  attempt: number
}

/**
 * The key under which the gateway is asked for a refund. Each attempt has a key of its own, since a gateway
 * repeats its answer to a known one.
 */
const refundKey = ({ id, attempt }: Asked) => `refund-${id}-${attempt}`

function ofRefundKey(key: string): Asked | undefined {
  const [, id, attempt] = /^refund-(\d{1,15})-(\d{1,9})$/.exec(key) ?? []
  return id && attempt ? { id: Number(id), attempt: Number(attempt) } : undefined
}

/**
 * Takes money from outside, and refunds it. What a payment means for a booking or purchase is decided by
 * their modules.
 */
export class PaymentsService {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Refuses where no gateway is set up, or the operator has switched online payment off. */
  async requireOnline(): Promise<void> {
    if (!(await this.isOnline())) throw new Refusal('UNAVAILABLE', 'order.noOnline')
  }

  /** Whether people can pay online now. */
  async isOnline(): Promise<boolean> {
    const { gateway, settings } = this.#deps
    return gateway !== undefined && (await settings.cachedSettings()).onlinePayment
  }

  /** The gateway through which refunds leave now; undefined where there is none. */
  get gatewayName(): string | undefined {
    return this.#deps.gateway?.name
  }

  /** A new reference for something that can be paid. */
  newReference(): string {
    return newReference()
  }

  /** The deadline for an online payment that begins now. */
  payUntil(): Date {
    return new Date(this.#deps.clock.now().getTime() + PAY_WITHIN_MS)
  }

  /** The address at which something is paid. It redirects to the page of the gateway. */
  urlOf(reference: string): string {
    return `${this.#deps.publicOrigin}/public/pay/${reference}`
  }

  /**
   * The page on which a payment is made. After a failed payment a new one begins. The gateway knows each by
   * its own reference, so that somebody who asks twice, or again after a crash, is led to the same page.
   */
  async pageFor(
    { of, title: description, currency }: Payable,
    due: Due,
    returnUrl: string,
  ): Promise<string | undefined> {
    const { database, clock, gateway } = this.#deps
    if (!gateway) return undefined
    const tries = await repo.findPayments(database.query, of, due.changeId)
    const open = tries.find((it) => it.state === 'open')
    if (open) return open.page_url
    const reference = `${due.reference}-${tries.length + 1}`
    const { amountMinor } = due
    const asked = { reference, amountMinor, currency, description, returnUrl, expiresAt: due.payUntil }
    const { id: gateway_id, pageUrl } = await gateway.open(asked)
    await repo.addPayment(database.query, {
      of,
      change_id: due.changeId,
      reference,
      gateway: gateway.name,
      gateway_id,
      page_url: pageUrl,
      amount_minor: amountMinor,
      currency,
      pay_until: due.payUntil,
      created_at: clock.now(),
    })
    return pageUrl
  }

  /** Reads a webhook; undefined where it is not from the gateway. */
  read(body: string, headers: IncomingHttpHeaders): GatewayNews | undefined {
    return this.#deps.gateway?.readNews(body, headers)
  }

  find(query: Queryable, reference: string): Promise<Payment | undefined> {
    return repo.findByReference(query, reference)
  }

  /**
   * The state of paying for something: that of the payment that arrived, else of the last one; undefined
   * where there is none.
   */
  async stateOf(query: Queryable, of: PaidFor, changeId: number | null): Promise<string | undefined> {
    const tries = await repo.findPayments(query, of, changeId)
    return (tries.find((it) => it.state === 'paid') ?? tries[0])?.state
  }

  /** The money that arrived for something and is not refunded. */
  async leftOf(query: Queryable, of: PaidFor): Promise<Minor> {
    return sum(...(await repo.findLeft(query, of)).map((it) => minor(it.amount_minor)))
  }

  /** Refunds an amount, out of the last payments first. */
  async giveBack(tx: Tx, of: PaidFor, amount: number, why: Why = {}): Promise<void> {
    let rest = amount
    for (const paid of await repo.findLeft(tx, of)) {
      const part = Math.min(rest, paid.amount_minor)
      if (part > 0) await this.owe(tx, paid, part, why)
      rest -= part
    }
    if (rest > 0) throw new Error(`${rest} more would go back for ${JSON.stringify(of)} than came.`)
  }

  /** Notes an event; false where it was noted before. */
  note(tx: Tx, { id, reference, state }: GatewayEvent): Promise<boolean> {
    const gateway = this.#deps.gateway?.name ?? ''
    const event = { gateway, event_id: id, payment_reference: reference, kind: state }
    return repo.noteEvent(tx, { ...event, received_at: this.#deps.clock.now() })
  }

  /** Stores how a payment ended; false where that was known, or its money had already arrived. */
  settle(tx: Tx, payment: Payment, state: GatewayEvent['state']): Promise<boolean> {
    return repo.settle(tx, payment.id, { state, now: this.#deps.clock.now() })
  }

  /** Adds a refund, which leaves after the transaction and is owed until it has left. */
  async owe(
    tx: Tx,
    payment: Paid,
    amount_minor: number,
    { changeNo: change_no = null, payoutId: payout_id = null }: Why = {},
  ): Promise<void> {
    const { id: payment_id, booking_id, purchase_id } = payment
    const of = { booking_id, purchase_id, source: 'card', payment_id, amount_minor, change_no, payout_id }
    await repo.addRefund(tx, { ...of, created_at: this.#deps.clock.now(), settled_at: null })
  }

  /** Notes the amounts that were returned to wallets, which is done at once. */
  async noteReturned(
    tx: Tx,
    booking_id: number,
    parts: readonly { source: string; amount_minor: number }[],
    change_no: number | null = null,
  ): Promise<void> {
    const now = this.#deps.clock.now()
    for (const { source, amount_minor } of parts) {
      const none = { purchase_id: null, payment_id: null, payout_id: null }
      const of = { ...none, booking_id, source, amount_minor, change_no }
      await repo.addRefund(tx, { ...of, created_at: now, settled_at: now })
    }
  }

  /** The refunds of some bookings, done and owed. */
  refundsOf(query: Queryable, bookingIds: readonly number[]) {
    return repo.findRefunds(query, bookingIds)
  }

  /**
   * Sends owed refunds. Those the gateway refuses wait for an operator; where it gives no answer, the others
   * are tried again the next time, under the same keys.
   */
  async sendRefunds(): Promise<void> {
    const { database, clock, gateway } = this.#deps
    if (!gateway) return
    for (const { id, attempt, ...due } of await repo.findDueRefunds(database.query, gateway.name)) {
      const of = { id: due.gateway_id, amountMinor: due.amount_minor, currency: due.currency }
      try {
        await gateway.refund({ ...of, key: refundKey({ id, attempt }) })
        const settled_at = clock.now()
        await database.transaction(async (tx) =>
          this.#tellIfPaidOut(tx, await repo.closeRefund(tx, { id, attempt, settled_at })),
        )
      } catch (error) {
        if (!(error instanceof RefundRefused)) throw error
        await repo.failRefund(database.query, { id, attempt, reason: error.message })
      }
    }
  }

  /** Marks a refund as owed again, because it did not arrive although the gateway had taken it. */
  async failRefund({ key, reason }: FailedRefund): Promise<void> {
    const of = ofRefundKey(key)
    if (of) await repo.failRefund(this.#deps.database.query, { ...of, reason })
  }

  /** Owed refunds, for an operator. */
  owed() {
    return repo.findOwed(this.#deps.database.query)
  }

  /** Asks for a failed refund once more; false where it has not failed. */
  renewRefund(id: number): Promise<boolean> {
    return repo.renewRefund(this.#deps.database.query, id)
  }

  /** Closes a failed refund that was given another way; false where it has not failed. */
  closeFailedRefund(id: number): Promise<boolean> {
    const { database, clock } = this.#deps
    return database.transaction(async (tx) => {
      const closed = await repo.closeFailedRefund(tx, id, clock.now())
      await this.#tellIfPaidOut(tx, closed)
      return closed !== undefined
    })
  }

  /** Tells a person once the last part of a payout has left. */
  async #tellIfPaidOut(tx: Tx, closed: { payout_id: number | null } | undefined): Promise<void> {
    if (!closed?.payout_id) return
    const payout = await repo.findPaidOut(tx, closed.payout_id)
    if (!payout) return
    const { account_id: accountId, ...amount } = payout
    const subject = `payout-${closed.payout_id}`
    const details = { title: '', path: '/my-wallet', ...amount }
    await this.#deps.accountEvents.note(tx, { accountId, kind: 'paid_out', subject, details })
  }

  /**
   * Asks the gateway about payments of which no news has come. Those whose deadline has passed are closed
   * there, so that they take no more money.
   */
  async *unheard(): AsyncGenerator<Heard> {
    const { database, clock, gateway } = this.#deps
    if (!gateway) return
    const before = new Date(clock.now().getTime() - ASK_AFTER_MS)
    yield* this.#ask(gateway, await repo.findUnheard(database.query, gateway.name, before))
  }

  /** Asks the gateway about all open payments for one thing, however new. */
  async *unheardOf(of: PaidFor): AsyncGenerator<Heard> {
    const { database, gateway } = this.#deps
    if (!gateway) return
    yield* this.#ask(gateway, await repo.findOpen(database.query, gateway.name, of))
  }

  async *#ask(gateway: PaymentGateway, open: readonly repo.OpenPaymentRow[]): AsyncGenerator<Heard> {
    for (const payment of open) {
      const isOver = payment.pay_until <= this.#deps.clock.now()
      const found = await (isOver ? gateway.close(payment.gateway_id) : gateway.ask(payment.gateway_id))
      // A payment that the gateway does not know, and whose deadline has passed, has expired.
      const state = found ?? (isOver ? 'expired' : 'open')
      if (state !== 'open') yield { payment, state }
    }
  }
}
