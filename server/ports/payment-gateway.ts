import type { IncomingHttpHeaders } from 'node:http'

/** What a payment is to bring, and where the person goes afterwards. */
export interface Checkout {
  /** Ours. Opening the same one twice gives the same page. */
  reference: string
  amountMinor: number
  currency: string
  description: string
  returnUrl: string
  expiresAt: Date
}

/** How a checkout stands. One that was declined or ran out may still turn out to be paid. */
export type PaymentState = 'open' | 'paid' | 'declined' | 'expired'

/** What a gateway tells by itself of a payment: perhaps late, twice, out of order, or never. */
export interface GatewayEvent {
  id: string
  reference: string
  state: Exclude<PaymentState, 'open'>
  amountMinor: number
  currency: string
}

/** Money that was on its way back and did not arrive. */
export interface FailedRefund {
  /** The key it was asked for under. */
  key: string
  /** Why, in the gateway's own word. */
  reason: string
}

/** What was told; neither, where it is about nothing of ours. */
export interface GatewayNews {
  payment?: GatewayEvent
  failedRefund?: FailedRefund
}

/** The gateway says no to a refund, and would again: an operator sees to it. The message is its own word for why. */
export class RefundRefused extends Error {}

/** Somebody who takes people's money for us. Everything may be asked twice; whoever gives no answer in time throws. */
export interface PaymentGateway {
  readonly name: string
  /** The page on which the person pays, and the gateway's own name of it. */
  open(checkout: Checkout): Promise<{ id: string; pageUrl: string }>
  /** How it stands; undefined: no such checkout was ever opened. */
  ask(id: string): Promise<PaymentState | undefined>
  /** Takes no more money, and says how it stands: it may have been paid a moment before. */
  close(id: string): Promise<PaymentState | undefined>
  /** Gives money back; under the same key only once. */
  refund(of: { id: string; amountMinor: number; currency: string; key: string }): Promise<void>
  /** Reads what claims to come from the gateway; undefined where its signature does not hold, or is too old. */
  readNews(body: string, headers: IncomingHttpHeaders): GatewayNews | undefined
}
