/** What came of an order that was accepted. */
export interface Placed {
  status: number
  unique_booking_id: string
  /** Where it is paid; only while that is waited for. */
  payment_url?: string | undefined
}

/**
 * An order that was written down to be sent. `waits`: left to the outbox until there is a network. `sent`: on its way. `unknown`: no answer came. `nothing`: the server has
 * not heard of it, so that the same may be sent again. `placed`: it is booked.
 */
export type OrderState = 'waits' | 'sent' | 'unknown' | 'nothing' | 'placed'

/** An order from the moment before it is first sent until what came of it is known, and a while beyond. */
export interface SentOrder {
  /** Whose it is: each person has one at a time. */
  key: string
  /** Made when the person acted, the same for every sending. */
  idempotency_key: string
  vertical: string
  slug: string
  title: string
  /** What it was made of. */
  draft: string
  request: Record<string, unknown>
  at: number
  state: OrderState
  placed?: Placed | undefined
}

/** What is to be ordered. */
export type NewOrder = Pick<SentOrder, 'vertical' | 'slug' | 'title' | 'draft' | 'request'>
