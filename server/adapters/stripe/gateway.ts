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

/** What our requests and the webhook's events look like; the package is written for this one. */
const API_VERSION = '2026-10-28.endive'

/** With the one repetition and the pause before it, everything ends within 13 seconds. */
const TIMEOUT_MS = 6_000

/** Stripe closes no page sooner than 30 minutes after it was opened. Ours are closed by call when their time is over. */
const STRIPE_CLOSES_LATER_MS = 35 * 60_000

interface Options {
  secretKey: string
  /** More than one while a secret is replaced by the next. */
  webhookSecrets: readonly string[]
  /** By which our payments are told from others of the same account. */
  publicOrigin: string
  clock: Clock
  /** Where Stripe is, when not at its own address. */
  at?: URL
  timeoutMs?: number
}

/** Cards through Stripe Checkout: a page of theirs, signed news, questions, refunds. */
export function stripeGateway({ secretKey, publicOrigin, clock, ...more }: Options): PaymentGateway {
  const { at, timeoutMs = TIMEOUT_MS, webhookSecrets } = more
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    // Its timeout is for the whole answer; that of Node's own client begins anew with each piece.
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
      // What is paid days later finds its booking gone.
      allowed_payment_method_types: ['card'],
      // Exactly the bill, in its own currency.
      adaptive_pricing: { enabled: false },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: currency.toLowerCase(), unit_amount, product_data: { name } },
        },
      ],
      success_url: of.returnUrl,
      cancel_url: of.returnUrl,
      // The same however often it is asked, as all else under one key must be.
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
    // Stripe says no where it was paid, or had run out by itself.
    return typeof closed === 'string' ? ask(id) : stateOf(closed)
  }

  async function refund({ id, amountMinor, currency, key }: Parameters<PaymentGateway['refund']>[0]) {
    const session = taken(await sessions.retrieve(id).catch(refusalOf))
    const { payment_intent } = session
    if (typeof payment_intent !== 'string') throw new RefundRefused('nothing_was_paid')
    // Stripe forgets a key after a day.
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
