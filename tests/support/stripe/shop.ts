import { beforeAll, beforeEach } from 'vitest'
import { stripeGateway } from '#server/adapters/stripe/gateway.ts'
import { testApp } from '../app.ts'
import { addEvent } from '../listings.ts'
import { order, place, referenceOf } from '../orders.ts'
import { SECRET_KEY, stripeElsewhere, WEBHOOK_SECRET } from './elsewhere.ts'

export const NEXT_SECRET = 'whsec_theNext'
export const ORIGIN = 'http://localhost:4000'

const HOUR = 60 * 60_000
const A_MONTH = 30 * 24 * HOUR

/** The app with Stripe as its gateway, for the tests of a file, and a person who books there. */
export function stripeShop({ write }: { write?: (line: string) => void } = {}) {
  const stripe = stripeElsewhere(() => server.clock.now())
  const server = testApp({
    ...(write ? { env: { LOG_LEVEL: 'trace' }, logTo: { write } } : {}),
    gateway: (clock) =>
      stripeGateway({
        secretKey: SECRET_KEY,
        webhookSecrets: [WEBHOOK_SECRET, NEXT_SECRET],
        publicOrigin: ORIGIN,
        clock,
        at: stripe.url,
        timeoutMs: 500,
      }),
  })
  let token = ''
  beforeAll(async () => {
    ;({ token } = await server.logIn())
  })
  beforeEach(() => {
    stripe.weather = 'fair'
    stripe.refundStatus = 'succeeded'
    stripe.meanwhile = async () => {}
  })

  const later = () => new Date(server.clock.now().getTime() + A_MONTH)
  async function ticketOf(more: object = {}): Promise<number> {
    const times = { starts_at: later(), ends_at: new Date(later().getTime() + HOUR) }
    const { ticketIds } = await addEvent(server.database, times, { tickets: [more] })
    return ticketIds[0] ?? 0
  }
  /** A booking that waits for its payment; answers its reference. */
  async function ordered(ticket?: number): Promise<string> {
    const wanted = order(ticket ?? (await ticketOf()), 1, { method: 'Online' })
    return referenceOf(await place(server, token, wanted))
  }
  const goToPay = (reference: string) => server.app.inject(`/public/pay/${reference}`)
  const pageOf = async (reference: string) => String((await goToPay(reference)).headers.location)

  async function post({ body, signature }: { body: string; signature?: string }): Promise<number> {
    const signed = signature === undefined ? {} : { 'stripe-signature': signature }
    const headers = { 'content-type': 'application/json; charset=utf-8', ...signed }
    const url = '/public/webhooks/payments'
    return (await server.app.inject({ method: 'POST', url, payload: body, headers })).statusCode
  }
  const tell = (event: Parameters<typeof stripe.signed>[0], secret?: string) =>
    post(stripe.signed(event, secret))

  return {
    server,
    stripe,
    later,
    ticketOf,
    ordered,
    goToPay,
    pageOf,
    post,
    tell,
    /** A booking that is paid; answers its reference. */
    async paid(): Promise<string> {
      const reference = await ordered()
      await tell(stripe.pay(await pageOf(reference)))
      return reference
    },
    paymentOf: async (unique_booking_id: string) =>
      (await server.call('get-payment', { token, unique_booking_id })).body,
    bookingOf: async (unique_booking_id: string) =>
      (await server.call('get-event-booking', { token, unique_booking_id })).body.data,
    cancel: (unique_booking_id: string) => server.call('cancel-event-booking', { token, unique_booking_id }),
    reconcile: () => server.services.orders.parts.online.reconcile(),
    /** The refunds of a booking's first payment. */
    refundsOf(reference: string) {
      const session = [...stripe.sessions.values()].find((it) => it.client_reference_id === `${reference}-1`)
      return stripe.refunds.filter((it) => it.payment_intent === session?.payment_intent)
    },
  }
}
