import type { Call } from '#contract/call.ts'
import type { OrderItems } from '#contract/entities/order-item.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { Drafts } from '#src/data/checkout/drafts.ts'

/** Where one goes on the way to a booking. */
export interface CheckoutPaths {
  detail: '/happenings/event/$slug'
  choose: '/happenings/event/$slug/tickets'
  review: '/happenings/event/$slug/booking/summary'
  checkout: '/happenings/event/$slug/booking/checkout'
}

/** How a vertical sells; everything from the draft to the booking is one for all. */
export interface Sold {
  vertical: VerticalId
  /** What perks are good for, as their calls name it. */
  applicable: 'event' | 'rental'
  drafts: Drafts
  paths: CheckoutPaths
  bookingPath: (reference: string) => string
  /** The call that orders, and what it needs beside what every order has. */
  order: Call
  contentOf: (draft: Draft) => Record<string, unknown>
  itemsOf: (draft: Draft) => OrderItems
  texts: {
    /** What it costs before anything is taken off. */
    total: TextKey
    /** So many of them (`n`). */
    count: TextKey
    /** What one will have of it. */
    note: TextKey
    choose: TextKey
  }
}
