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
import * as repo from './repo.ts'

interface Deps {
  database: Database
  clock: Clock
  /** Without one nobody pays online. */
  gateway: PaymentGateway | undefined
}

/** What is to be paid online. */
export interface Payable {
  bookingId: number
  /** The change of the booking that it pays for; null: the booking itself. */
  changeId: number | null
  /** By which the tries to pay for it are known. */
  reference: string
  amountMinor: number
  currency: string
  description: string
  returnUrl: string
  payUntil: Date
}

/** One try to pay for a booking. */
export type Payment = repo.PaymentRow

/** How a try turned out. */
interface Heard {
  payment: Payment
  state: GatewayEvent['state']
}

/** What of it is meant. */
type Paid = Pick<Payment, 'id' | 'booking_id' | 'amount_minor'>

/** By which change of a booking something goes back; null: by its end. */
type ChangeNo = number | null

const ASK_AFTER_MS = 60_000

interface Asked {
  id: number
  attempt: number
}

/** What a refund is asked for under. After a failure it is another one, since a gateway remembers its answer. */
const refundKey = ({ id, attempt }: Asked) => `refund-${id}-${attempt}`

function ofRefundKey(key: string): Asked | undefined {
  const [, id, attempt] = /^refund-(\d{1,15})-(\d{1,9})$/.exec(key) ?? []
  return id && attempt ? { id: Number(id), attempt: Number(attempt) } : undefined
}

/** Money from outside, and back there. What it means for a booking is decided elsewhere. */
export class PaymentsService {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Whether anybody can pay online at all. */
  get takesOnline(): boolean {
    return this.#deps.gateway !== undefined
  }

  /**
   * The page on which it is paid. A try that failed is followed by another one. The gateway knows each by its own
   * reference, so that whoever asks twice, or asks again after a crash, is led to the same page.
   */
  async pageFor(due: Payable): Promise<string | undefined> {
    const { database, clock, gateway } = this.#deps
    if (!gateway) return undefined
    const tries = await repo.findPayments(database.query, due.bookingId, due.changeId)
    const open = tries.find((it) => it.state === 'open')
    if (open) return open.page_url
    const reference = `${due.reference}-${tries.length + 1}`
    const { amountMinor, currency, description, returnUrl } = due
    const asked = { reference, amountMinor, currency, description, returnUrl, expiresAt: due.payUntil }
    const { id: gateway_id, pageUrl } = await gateway.open(asked)
    await repo.addPayment(database.query, {
      booking_id: due.bookingId,
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

  /** What the gateway says by itself; undefined where it was not the gateway. */
  read(body: string, headers: IncomingHttpHeaders): GatewayNews | undefined {
    return this.#deps.gateway?.readNews(body, headers)
  }

  find(query: Queryable, reference: string): Promise<Payment | undefined> {
    return repo.findByReference(query, reference)
  }

  /** How paying for a booking, or a change of it, stands: its money if it came, else the last try; undefined: none. */
  async stateOf(query: Queryable, bookingId: number, changeId: number | null): Promise<string | undefined> {
    const tries = await repo.findPayments(query, bookingId, changeId)
    return (tries.find((it) => it.state === 'paid') ?? tries[0])?.state
  }

  /** What came for a booking and is not on its way back. */
  async leftOf(query: Queryable, bookingId: number): Promise<Minor> {
    return sum(...(await repo.findLeft(query, bookingId)).map((it) => minor(it.amount_minor)))
  }

  /** So much of it is to go back, of what came last first. */
  async giveBack(tx: Tx, bookingId: number, amount: number, changeNo: ChangeNo = null): Promise<void> {
    let rest = amount
    for (const paid of await repo.findLeft(tx, bookingId)) {
      const part = Math.min(rest, paid.amount_minor)
      if (part > 0) await this.owe(tx, paid, part, changeNo)
      rest -= part
    }
    if (rest > 0) throw new Error(`${rest} more would go back for booking ${bookingId} than came.`)
  }

  /** Notes an event; false where it was told before. */
  note(tx: Tx, { id, reference, state }: GatewayEvent): Promise<boolean> {
    const gateway = this.#deps.gateway?.name ?? ''
    const event = { gateway, event_id: id, payment_reference: reference, kind: state }
    return repo.noteEvent(tx, { ...event, received_at: this.#deps.clock.now() })
  }

  /** Writes down how a try ended; false where that is known, or was overtaken by its money. */
  settle(tx: Tx, payment: Payment, state: GatewayEvent['state']): Promise<boolean> {
    return repo.settle(tx, payment.id, { state, now: this.#deps.clock.now() })
  }

  /** Money that is to go back the way it came. It leaves after the transaction, and is owed until it has left. */
  async owe(tx: Tx, payment: Paid, amount_minor: number, change_no: ChangeNo = null): Promise<void> {
    const { id: payment_id, booking_id } = payment
    const of = { booking_id, source: 'card', payment_id, amount_minor, change_no }
    await repo.addRefund(tx, { ...of, created_at: this.#deps.clock.now(), settled_at: null })
  }

  /** Notes what went back to wallets, where it is at once. */
  async noteReturned(
    tx: Tx,
    booking_id: number,
    parts: readonly { source: string; amount_minor: number }[],
    change_no: ChangeNo = null,
  ): Promise<void> {
    const now = this.#deps.clock.now()
    for (const { source, amount_minor } of parts) {
      const of = { booking_id, source, payment_id: null, amount_minor, change_no }
      await repo.addRefund(tx, { ...of, created_at: now, settled_at: now })
    }
  }

  /** What went back, or is on its way, of some bookings. */
  refundsOf(query: Queryable, bookingIds: readonly number[]) {
    return repo.findRefunds(query, bookingIds)
  }

  /**
   * Sends money back that is owed. What the gateway refuses waits for an operator; where it gives no answer, all the
   * rest is tried again the next time, under the same keys.
   */
  async sendRefunds(): Promise<void> {
    const { database, clock, gateway } = this.#deps
    if (!gateway) return
    for (const { id, attempt, ...due } of await repo.findDueRefunds(database.query, gateway.name)) {
      const of = { id: due.gateway_id, amountMinor: due.amount_minor, currency: due.currency }
      try {
        await gateway.refund({ ...of, key: refundKey({ id, attempt }) })
        await repo.closeRefund(database.query, { id, attempt, settled_at: clock.now() })
      } catch (error) {
        if (!(error instanceof RefundRefused)) throw error
        await repo.failRefund(database.query, { id, attempt, reason: error.message })
      }
    }
  }

  /** A refund that the gateway had taken did not arrive: it is owed again. */
  async failRefund({ key, reason }: FailedRefund): Promise<void> {
    const of = ofRefundKey(key)
    if (of) await repo.failRefund(this.#deps.database.query, { ...of, reason })
  }

  /** What is still to go back, for an operator. */
  owed() {
    return repo.findOwed(this.#deps.database.query)
  }

  /** Has a refund that failed asked for once more; false where it did not fail. */
  renewRefund(id: number): Promise<boolean> {
    return repo.renewRefund(this.#deps.database.query, id)
  }

  /** A refund that failed was given another way; false where it did not fail. */
  closeFailedRefund(id: number): Promise<boolean> {
    const { database, clock } = this.#deps
    return repo.closeFailedRefund(database.query, id, clock.now())
  }

  /** What the gateway knows about tries of which nothing was heard. Whose time is over takes no more money. */
  async *unheard(): AsyncGenerator<Heard> {
    const { database, clock, gateway } = this.#deps
    if (!gateway) return
    const before = new Date(clock.now().getTime() - ASK_AFTER_MS)
    yield* this.#ask(gateway, await repo.findUnheard(database.query, gateway.name, before))
  }

  /** The same about the tries to pay for one booking, however young. */
  async *unheardOf(bookingId: number): AsyncGenerator<Heard> {
    const { database, gateway } = this.#deps
    if (!gateway) return
    yield* this.#ask(gateway, await repo.findOpen(database.query, gateway.name, bookingId))
  }

  async *#ask(gateway: PaymentGateway, open: readonly repo.OpenPaymentRow[]): AsyncGenerator<Heard> {
    for (const payment of open) {
      const isOver = payment.pay_until <= this.#deps.clock.now()
      const found = await (isOver ? gateway.close(payment.gateway_id) : gateway.ask(payment.gateway_id))
      // Of one that nobody knows there is nothing to wait for.
      const state = found ?? (isOver ? 'expired' : 'open')
      if (state !== 'open') yield { payment, state }
    }
  }
}
