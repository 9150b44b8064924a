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

/** What a gateway tells by itself: perhaps late, twice, out of order, or never. */
export interface GatewayEvent {
  id: string
  reference: string
  state: Exclude<PaymentState, 'open'>
  amountMinor: number
  currency: string
}

/** Somebody who takes people's money for us. Everything may be asked twice. */
export interface PaymentGateway {
  readonly name: string
  /** The page on which the person pays. */
  open(checkout: Checkout): Promise<{ pageUrl: string }>
  /** How it stands; undefined: no such checkout was ever opened. */
  ask(reference: string): Promise<PaymentState | undefined>
  /** Gives money back; under the same key only once. */
  refund(of: { reference: string; amountMinor: number; key: string }): Promise<void>
  /** Reads what claims to come from the gateway; undefined where its signature does not hold, or is too old. */
  readEvent(body: string, signature: string): GatewayEvent | undefined
}
