import type { ComponentType } from 'react'
import type { Call } from '#contract/call.ts'
import type { OrderItems } from '#contract/entities/order-item.ts'
import { type Minor, toWire } from '#contract/money.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { Drafts } from '#src/data/checkout/drafts.ts'
import type { Formatters } from './perks/perk-choice.ts'

/** Where one goes on the way to a booking. */
export interface CheckoutPaths {
  choose: '/happenings/event/$slug/tickets' | '/rentals/availability/$slug'
  review: '/happenings/event/$slug/booking/summary' | '/rentals/cart'
  checkout: '/happenings/event/$slug/booking/checkout' | '/rentals/checkout'
}

/** A part of what was chosen, and what that costs. */
export interface PriceLine {
  key: string
  name: string
  /** How it comes to that. */
  more?: string | undefined
  amount: number
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
  /** As long as the server keeps it, from when it is asked. */
  holdMs: number
  /** So many of it, for `texts.count`. */
  countOf: (draft: Draft) => number
  /** What it costs before anything is taken off. */
  subtotalOf: (draft: Draft) => Minor
  priceLinesOf: (draft: Draft, words: Formatters) => readonly PriceLine[]
  /** What else one should know of what was chosen. */
  More?: ComponentType<{ draft: Draft }>
  texts: {
    /** What it costs before anything is taken off. */
    total: TextKey
    /** So many of them (`n`). */
    count: TextKey
    /** What one will have of it. */
    note: TextKey
    choose: TextKey
    /** One order is for one listing: what was chosen of another (`title`) would go. */
    replaceTitle: TextKey
    replaceText: TextKey
  }
}

/** What it costs before anything is taken off, as a decimal amount. */
export const wireSubtotalOf = (of: Sold, draft: Draft): number =>
  toWire(of.subtotalOf(draft), draft.listing.currency)
