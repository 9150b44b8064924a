import Stripe from 'stripe'
import type { Clock } from '../../ports/clock.ts'
import {
  type Checkout,
  type PaymentGateway,
  type PaymentState,
  RefundRefused,
} from '../../ports/payment-gateway.ts'
import { stripeAmount } from './amounts.ts'
import { newsOf, stateOf, verifiedBy } from './news.ts'
import { noAnswerOfUse, refusalOf } from './refusals.ts'

/**
 * The version of Stripe's API, for which the package is written: the form of our requests and of webhook
 * events.
 */
const API_VERSION = '2026-10-28.endive'

/**
 * The timeout of one request. With the one retry and the pause before it, everything ends within 13 seconds.
 */
const TIMEOUT_MS = 6_000

/**
 * Stripe refuses to close a page by itself sooner than 30 minutes after it was opened. Ours are closed by a
 * call at their deadline.
 */
const STRIPE_CLOSES_LATER_MS = 35 * 60_000

interface Options {
  secretKey: string
  /** The webhook's secrets: two while one replaces the other. */
  webhookSecrets: readonly string[]
  /** The origin in the metadata of our payments, by which they are told from others of the same account. */
  publicOrigin: string
  clock: Clock
  /** Stripe's address in tests. */
  at?: URL
  timeoutMs?: number
}

/** Card payments through Stripe Checkout: its page, signed webhooks, queries and refunds. */
export function stripeGateway({ secretKey, publicOrigin, clock, ...more }: Options): PaymentGateway {
  const { at, timeoutMs = TIMEOUT_MS, webhookSecrets } = more
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    // The timeout of the fetch client covers the whole answer. That of Node's own client starts anew with
    // each chunk.
    httpClient: Stripe.createFetchHttpClient(withoutRedirects),
    ...(at ? { protocol: 'http', host: at.hostname, port: at.port } : {}),
  })
  const { sessions } = stripe.checkout
  const ours = { marketplace: publicOrigin }

  async function open({ reference, amountMinor, currency, ...of }: Checkout) {
    const name = of.description
    const unit_amount = stripeAmount(amountMinor, currency)
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      client_reference_id: reference,
      metadata: { ...ours, reference },
      payment_intent_data: { description: name, metadata: { ...ours, reference } },
      // Only cards: with other methods money may arrive days later, when the booking is gone.
      allowed_payment_method_types: ['card'],
      // Charges exactly the bill, in its own currency.
      adaptive_pricing: { enabled: false },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: currency.toLowerCase(), unit_amount, product_data: { name } },
        },
      ],
      success_url: of.returnUrl,
      cancel_url: of.returnUrl,
      // The value depends on the deadline and not on the time now, because each request under one key must be
      // the same.
      expires_at: Math.ceil((of.expiresAt.getTime() + STRIPE_CLOSES_LATER_MS) / 1000),
    }
    const { id, url } = await sessions.create(params, { idempotencyKey: reference }).catch(noAnswerOfUse)
    if (url === null) throw new Error(`Stripe opened ${id} without a page.`)
    return { id, pageUrl: url }
  }

  async function ask(id: string): Promise<PaymentState | undefined> {
    const found = await sessions.retrieve(id).catch(refusalOf)
    return typeof found === 'string' ? undefined : stateOf(found)
  }

  async function close(id: string): Promise<PaymentState | undefined> {
    const closed = await sessions.expire(id).catch(refusalOf)
    // Stripe refuses where the page was paid, or had expired by itself.
    return typeof closed === 'string' ? ask(id) : stateOf(closed)
  }

  async function refund({ id, amountMinor, currency, key }: Parameters<PaymentGateway['refund']>[0]) {
    const session = taken(await sessions.retrieve(id).catch(refusalOf))
    const { payment_intent } = session
    if (typeof payment_intent !== 'string') throw new RefundRefused('nothing_was_paid')
    // Earlier refunds are looked for first, because Stripe forgets an idempotency key after a day.
    const { data } = taken(await stripe.refunds.list({ payment_intent, limit: 100 }).catch(refusalOf))
    const made =
      data.find((it) => it.metadata?.key === key) ??
      taken(
        await stripe.refunds
          .create(
            {
              payment_intent,
              amount: stripeAmount(amountMinor, currency),
              metadata: { ...ours, key },
            },
            { idempotencyKey: `${session.id} ${key}` },
          )
          .catch(refusalOf),
      )
    if (made.status === 'failed' || made.status === 'canceled')
      throw new RefundRefused(made.failure_reason ?? made.status)
  }

  return {
    name: 'stripe',
    open,
    ask,
    close,
    refund,
    readNews(body, { 'stripe-signature': signature }) {
      const event = verifiedBy(stripe, webhookSecrets, { body, signature, now: clock.now() })
      return event && newsOf(event, publicOrigin)
    },
  }
}

const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

function taken<T>(answer: T | string): T {
  if (typeof answer === 'string') throw new RefundRefused(answer)
  return answer
}
