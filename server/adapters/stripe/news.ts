import type Stripe from 'stripe'
import type { GatewayNews, PaymentState } from '../../ports/payment-gateway.ts'
import { ourAmount } from './amounts.ts'

/** The event, where one of the secrets signed it not long ago. */
export function verifiedBy(
  { webhooks }: Stripe,
  secrets: readonly string[],
  { body, signature, now }: { body: string; signature: string | string[] | undefined; now: Date },
): Stripe.Event | undefined {
  if (typeof signature !== 'string') return undefined
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(body, signature, secret, undefined, undefined, now.getTime())
    } catch {
      // The next secret may have signed it. An event that none has signed is no failure of ours.
    }
  }
  return undefined
}

/**
 * The news in an event about a payment or refund of this marketplace. An account may have others, whose
 * events are ignored.
 */
export function newsOf(event: Stripe.Event, marketplace: string): GatewayNews {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return ofSession(event.id, event.data.object, marketplace)
    case 'refund.failed':
    case 'refund.updated':
      return ofRefund(event.data.object, marketplace)
    default:
      return {}
  }
}

/** The state of a checkout. A declined card leaves it open, because the page asks for another one. */
export function stateOf({ status, payment_status }: Stripe.Checkout.Session): PaymentState {
  if (status === 'complete' && payment_status === 'paid') return 'paid'
  return status === 'expired' ? 'expired' : 'open'
}

function ofSession(id: string, session: Stripe.Checkout.Session, marketplace: string): GatewayNews {
  const { client_reference_id: reference, amount_total, currency, metadata } = session
  const state = stateOf(session)
  if (metadata?.marketplace !== marketplace || state === 'open') return {}
  if (reference === null || amount_total === null || currency === null) return {}
  const code = currency.toUpperCase()
  return {
    payment: { id, reference, state, amountMinor: ourAmount(amount_total, code), currency: code },
  }
}

function ofRefund({ status, failure_reason, metadata }: Stripe.Refund, marketplace: string): GatewayNews {
  const key = metadata?.key
  if (metadata?.marketplace !== marketplace || key === undefined) return {}
  if (status !== 'failed' && status !== 'canceled') return {}
  return { failedRefund: { key, reason: failure_reason ?? status } }
}
