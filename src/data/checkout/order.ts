/** The booking of an order that was accepted. */
export interface Placed {
  status: number
  unique_booking_id: string
  /** The page that takes the payment; only while that is awaited. */
  payment_url?: string | undefined
}

/**
 * An order that was written down to be sent. `waits`: left to the outbox until there is a network. `sent`: on
 * its way. `unknown`: no answer came. `nothing`: the server has not heard of it, so that the same may be sent
 * again. `placed`: it is booked.
 */
export type OrderState = 'waits' | 'sent' | 'unknown' | 'nothing' | 'placed'

/** An order from before it is first sent until its outcome is known, and a while beyond. */
export interface SentOrder {
  /** The owner's id: each person has one order at a time. */
  key: string
  /** The idempotency key: made when the person acted, the same for every sending. */
  idempotency_key: string
  vertical: string
  slug: string
  title: string
  /** The id of its draft. */
  draft: string
  request: Record<string, unknown>
  at: number
  state: OrderState
  placed?: Placed | undefined
}

/** The order that is to be placed. */
export type NewOrder = Pick<SentOrder, 'vertical' | 'slug' | 'title' | 'draft' | 'request'>
