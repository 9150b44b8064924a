import type { IncomingHttpHeaders } from 'node:http'

/** A payment to be made, and the address to which the person returns. */
export interface Checkout {
  /** Our reference. Opening the same one twice answers the same page. */
  reference: string
  amountMinor: number
  currency: string
  description: string
  returnUrl: string
  expiresAt: Date
}

/** The state of a checkout. One that was declined or expired may still turn out to be paid. */
export type PaymentState = 'open' | 'paid' | 'declined' | 'expired'

/** An event of a payment that a gateway sends by itself: perhaps late, twice, out of order, or never. */
export interface GatewayEvent {
  id: string
  reference: string
  state: Exclude<PaymentState, 'open'>
  amountMinor: number
  currency: string
}

/** A refund that was sent and did not arrive. */
export interface FailedRefund {
  /** The key under which it was asked for. */
  key: string
  /** The reason in the gateway's own word. */
  reason: string
}

/** The news in a webhook; neither, where it is about nothing of this marketplace. */
export interface GatewayNews {
  payment?: GatewayEvent
  failedRefund?: FailedRefund
}

/**
 * Thrown where the gateway refuses a refund and would do so again, so that an operator has to see to it. The
 * message is the gateway's word.
 */
export class RefundRefused extends Error {}

/**
 * Takes and refunds money for the marketplace. Everything may be asked twice; a gateway that does not answer
 * in time throws.
 */
export interface PaymentGateway {
  readonly name: string
  /** Opens the page on which the person pays. Answers its address, and the gateway's own id. */
  open(checkout: Checkout): Promise<{ id: string; pageUrl: string }>
  /** The state of a checkout; undefined where it was never opened. */
  ask(id: string): Promise<PaymentState | undefined>
  /**
   * Closes a checkout, so that it takes no more money. Answers its state, since it may have been paid a
   * moment before.
   */
  close(id: string): Promise<PaymentState | undefined>
  /** Refunds an amount, once for each key. */
  refund(of: { id: string; amountMinor: number; currency: string; key: string }): Promise<void>
  /** Reads a webhook; undefined where its signature is wrong or too old. */
  readNews(body: string, headers: IncomingHttpHeaders): GatewayNews | undefined
}
