import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type {
  Checkout,
  GatewayEvent,
  GatewayNews,
  PaymentGateway,
  PaymentState,
} from '#server/ports/payment-gateway.ts'
import * as repo from './repo.ts'
import { holds, sign } from './signature.ts'

interface Deps {
  database: Database
  clock: Clock
  publicOrigin: string
  pepper: Buffer
}

/** How the news of a decision is sent: at once, after a while, twice, or never. */
export const deliveries = ['at_once', 'late', 'twice', 'never'] as const
/** One of the ways in which news is sent. */
export type Delivery = (typeof deliveries)[number]

/** Sends news to the marketplace; answers the HTTP status. */
export type Post = (body: string, signature: string) => Promise<number>

const LATE_MS = 20_000
const MOST_TRIES = 10

const eventSchema = v.object({
  id: v.string(),
  reference: v.string(),
  state: v.picklist(['paid', 'declined', 'expired']),
  amountMinor: v.number(),
  currency: v.string(),
})

/**
 * Stands in for a real gateway where none is set up: with the same redirects, signed news and queries, and
 * with money that does not exist. Production does not have it.
 */
export class SandboxGateway implements PaymentGateway {
  readonly name = 'sandbox'
  readonly #deps: Deps
  readonly #secret: Buffer
  #post: Post | undefined

  constructor(deps: Deps) {
    this.#deps = deps
    this.#secret = createHmac('sha256', deps.pepper).update('sandbox gateway').digest()
  }

  /** Sets where its news is sent. */
  deliverTo(post: Post): void {
    this.#post = post
  }

  async open(checkout: Checkout): Promise<{ id: string; pageUrl: string }> {
    const { database, clock, publicOrigin } = this.#deps
    const id = await repo.openCheckout(database.query, {
      id: randomBytes(16).toString('base64url'),
      reference: checkout.reference,
      state: 'open',
      amount_minor: checkout.amountMinor,
      currency: checkout.currency,
      description: checkout.description,
      return_url: checkout.returnUrl,
      expires_at: checkout.expiresAt,
      created_at: clock.now(),
    })
    return { id, pageUrl: `${publicOrigin}/public/sandbox/${id}` }
  }

  async ask(id: string): Promise<PaymentState | undefined> {
    const found = await this.find(id)
    return found && this.stateOf(found)
  }

  async close(id: string): Promise<PaymentState | undefined> {
    await repo.decide(this.#deps.database.query, id, 'expired')
    return this.ask(id)
  }

  async refund(of: { id: string; amountMinor: number; key: string }): Promise<void> {
    const { id: checkout_id, key, amountMinor: amount_minor } = of
    await this.#deps.database.transaction((tx) => repo.refund(tx, { key, checkout_id, amount_minor }))
  }

  readNews(body: string, { 'payment-signature': signature }: IncomingHttpHeaders): GatewayNews | undefined {
    if (typeof signature !== 'string') return undefined
    if (!holds(this.#secret, body, signature, this.#deps.clock.now())) return undefined
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), body)
    return parsed.success ? { payment: parsed.output } : undefined
  }

  /** The state of a checkout. One that nobody decided in time has expired. */
  stateOf({ state, expires_at }: Pick<repo.CheckoutRow, 'state' | 'expires_at'>): PaymentState {
    return state === 'open' && expires_at <= this.#deps.clock.now() ? 'expired' : state
  }

  find(id: string): Promise<repo.CheckoutRow | undefined> {
    return repo.findCheckout(this.#deps.database.query, id)
  }

  /**
   * Stores the decision that the person made on the page, and sends its news in the way they chose. False
   * where it was decided before.
   */
  async decide(id: string, state: 'paid' | 'declined', delivery: Delivery): Promise<boolean> {
    const { database, clock } = this.#deps
    const due_at = new Date(clock.now().getTime() + (delivery === 'late' ? LATE_MS : 0))
    const decided = await database.transaction(async (tx) => {
      if (!(await repo.decide(tx, id, state))) return false
      const event = { id: randomBytes(16).toString('base64url'), checkout_id: id, kind: state, due_at }
      if (delivery !== 'never') await repo.addEvent(tx, event)
      return true
    })
    if (!decided) return false
    await this.deliver(delivery === 'twice' ? 2 : 1)
    if (delivery === 'late') setTimeout(() => void this.deliver().catch(() => {}), LATE_MS + 100).unref()
    return true
  }

  /** Sends news that is due. News that is not accepted is sent again for a while, as real gateways do. */
  async deliver(times = 1): Promise<void> {
    const { database, clock } = this.#deps
    if (!this.#post) return
    for (const { id, kind, ...of } of await repo.findDueEvents(database.query, clock.now(), MOST_TRIES)) {
      const event = { id, reference: of.reference, state: kind, amountMinor: of.amount_minor }
      const body = JSON.stringify({ ...event, currency: of.currency })
      let status = 0
      for (let i = 0; i < times; i++) status = await this.#post(body, sign(this.#secret, body, clock.now()))
      await repo.noteTry(database.query, id, status === 200 ? clock.now() : null)
    }
  }

  /** Signs an event like the gateway's own news, for tests and demos of the webhook. */
  signed(event: GatewayEvent): { body: string; signature: string } {
    const body = JSON.stringify(event)
    return { body, signature: sign(this.#secret, body, this.#deps.clock.now()) }
  }
}
