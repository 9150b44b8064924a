import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { type Asked, serviceElsewhere } from '../service-elsewhere.ts'
import { madeRefund, openSession } from './objects.ts'

export const SECRET_KEY = 'sk_test_51Quayside'
export const WEBHOOK_SECRET = 'whsec_theFirst'

/** The body and status of an answer. */
interface Answer {
  status: number
  body: object
}

/**
 * The state of the service: as it should be; it does what was asked and does not answer; no answer at all; or
 * this error.
 */
type Weather = 'fair' | 'answer lost' | 'silent' | { status: number; error: object }

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
/** A copy of an object as it is now, whatever changes it later. */
const ok = (body: object): Answer => ({ status: 200, body: structuredClone(body) })
const refused = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: `It is ${code}.` } },
})

/**
 * Stripe's HTTP API, as far as this product uses it, after docs.stripe.com/api. A test does what happens on
 * Stripe's pages.
 */
export function stripeElsewhere(now: () => Date) {
  const service = serviceElsewhere()
  const sessions = new Map<string, Stripe.Checkout.Session>()
  const refunds: Stripe.Refund[] = []
  const answers = new Map<string, { asked: string; answer: Answer }>()
  const here = {
    sessions,
    refunds,
    weather: 'fair' as Weather,
    /** The status of new refunds. */
    refundStatus: 'succeeded',
    /** Runs between an action and its answer. */
    meanwhile: async () => {},
    get url() {
      return new URL(service.url)
    },
    get asked() {
      return service.asked
    },
    sessionAt,
    pay,
    decline,
    expire,
    failRefund,
    eventOf,
    signed,
    /** Forgets the idempotency keys, as Stripe does after a day. */
    forgetKeys: () => answers.clear(),
  }
  service.answer = async (response, asked) => {
    const { weather } = here
    if (weather === 'silent') return
    const { status, body } = typeof weather === 'object' ? failing(weather) : once(asked)
    await here.meanwhile()
    if (weather === 'answer lost' && asked.method === 'POST') response.destroy()
    else say(response, status, body)
  }
  return here

  /** Answers a request once for each key. The same key must come with the same request. */
  function once(asked: Asked): Answer {
    if (asked.headers.authorization !== `Bearer ${SECRET_KEY}`) return refused(401, 'api_key_invalid')
    const key = asked.headers['idempotency-key']
    if (typeof key !== 'string') return answerOf(asked)
    const before = answers.get(key)
    const question = `${asked.url.pathname} ${asked.body}`
    if (before) {
      const error = { type: 'idempotency_error', message: 'Keys are for the same parameters only.' }
      return before.asked === question ? before.answer : { status: 400, body: { error } }
    }
    const answer = answerOf(asked)
    answers.set(key, { asked: question, answer })
    return answer
  }

  function answerOf({ method, url, body }: Asked): Answer {
    const params = method === 'GET' ? url.searchParams : new URLSearchParams(body)
    if (url.pathname === '/v1/refunds') return method === 'GET' ? listRefunds(params) : makeRefund(params)
    const [, id, verb] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(url.pathname) ?? []
    return id === undefined ? open(params) : ofSession(id, verb)
  }

  function ofSession(id: string, verb: string | undefined): Answer {
    const session = current(id)
    if (!session) return refused(404, 'resource_missing')
    if (verb !== 'expire') return ok(session)
    if (session.status !== 'open') return refused(400, 'checkout_session_not_open')
    return ok(Object.assign(session, expired))
  }

  function open(params: URLSearchParams): Answer {
    const expires_at = Number(params.get('expires_at'))
    const after = expires_at - seconds(now())
    if (after < 30 * 60 || after > 24 * 60 * 60) return refused(400, 'parameter_invalid_integer')
    const id = newId('cs_test')
    const session = openSession({
      id,
      amount: Number(params.get('line_items[0][price_data][unit_amount]')),
      currency: params.get('line_items[0][price_data][currency]'),
      cancel_url: params.get('cancel_url'),
      client_reference_id: params.get('client_reference_id'),
      created: seconds(now()),
      expires_at,
      metadata: metadataOf(params),
      success_url: params.get('success_url'),
      url: `https://checkout.stripe.com/c/pay/${id}`,
    })
    sessions.set(id, session)
    return ok(session)
  }

  function listRefunds(params: URLSearchParams): Answer {
    const data = refunds.filter((it) => it.payment_intent === params.get('payment_intent'))
    return ok({ object: 'list', url: '/v1/refunds', has_more: false, data })
  }

  function makeRefund(params: URLSearchParams): Answer {
    const payment_intent = params.get('payment_intent')
    const session = [...sessions.values()].find((it) => it.payment_intent === payment_intent)
    if (!session) return refused(404, 'resource_missing')
    const given = refunds.filter((it) => it.payment_intent === payment_intent && it.status === 'succeeded')
    const amount = Number(params.get('amount'))
    const left = given.reduce((rest, it) => rest - it.amount, session.amount_total ?? 0)
    if (amount > left) return refused(400, 'charge_already_refunded')
    const of = { id: newId('re'), created: seconds(now()), currency: session.currency ?? '', payment_intent }
    const refund = madeRefund({ ...of, amount, metadata: metadataOf(params) })
    refund.status = here.refundStatus
    refunds.push(refund)
    return ok(refund)
  }

  /** A session as it is now. One whose time is over has expired by itself. */
  function current(id: string): Stripe.Checkout.Session | undefined {
    const session = sessions.get(id)
    if (session?.status === 'open' && session.expires_at <= seconds(now())) Object.assign(session, expired)
    return session
  }

  /** The session of a page, as the person who pays there sees it. */
  function sessionAt(page: string): Stripe.Checkout.Session {
    const session = current(page.split('/').at(-1) ?? '')
    if (!session) throw new Error(`Stripe has no page ${page}.`)
    return session
  }

  function pay(page: string): Stripe.Event {
    const session = sessionAt(page)
    if (session.status !== 'open') throw new Error(`The page is ${session.status}.`)
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: newId('pi'),
    })
    return eventOf('checkout.session.completed', session)
  }

  /** Declines the card; the page asks for another one. */
  function decline(page: string): Stripe.Event {
    const { amount_total: amount, currency, metadata } = sessionAt(page)
    const last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }
    const status = 'requires_payment_method'
    const intent = { id: newId('pi'), object: 'payment_intent', amount, currency, metadata, status }
    return eventOf('payment_intent.payment_failed', { ...intent, last_payment_error })
  }

  function expire(page: string): Stripe.Event {
    return eventOf('checkout.session.expired', Object.assign(sessionAt(page), expired))
  }

  /** Fails a refund: the bank sends the money back. */
  function failRefund(refund: Stripe.Refund | undefined): Stripe.Event {
    if (!refund) throw new Error('There is no such refund.')
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    return eventOf('refund.failed', refund)
  }

  function eventOf(type: string, object: object): Stripe.Event {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: seconds(now()),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    }
    return event as Stripe.Event
  }

  /** An event with its signature, as the webhook gets it. */
  function signed(event: Stripe.Event, secret = WEBHOOK_SECRET): { body: string; signature: string } {
    const body = JSON.stringify(event)
    const of = { payload: body, secret, timestamp: seconds(now()) }
    return { body, signature: Stripe.webhooks.generateTestHeaderString(of) }
  }
}

const expired = { status: 'expired', url: null }

const failing = ({ status, error }: { status: number; error: object }): Answer => ({
  status,
  body: { error },
})

function metadataOf(params: URLSearchParams): Record<string, string> {
  const found = [...params].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(found)
}

function say(response: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/json', 'request-id': newId('req') }
  response.writeHead(status, headers).end(JSON.stringify(body))
}
