import type { ReactNode } from 'react'
import type { WirePerks } from '#contract/bill/perks-from-wire.ts'
import type { Call } from '#contract/call.ts'
import type { OrderItems } from '#contract/entities/order-item.ts'
import { type Minor, toWire } from '#contract/money.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { CheckoutPaths } from '#src/core/listing/paths.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { DraftContent, Drafts } from '#src/data/checkout/drafts.ts'
import type { Formatters } from './perks/perk-choice.ts'

/** What a bill takes off by itself of what the person has at the business. */
export type OwnPerks = Pick<WirePerks, 'bonus' | 'cashback'>

/** A part of what was chosen, and what that costs. */
export interface PriceLine {
  key: string
  name: string
  /** How it comes to that. */
  more?: string | undefined
  amount: number
}

/** What helps where there is not what was chosen. */
export interface Remedy<Chosen = unknown> {
  /** What there is, in words. */
  lines: readonly { key: string; text: string }[]
  /** What taking that is called. */
  action: TextKey
  /** What is chosen once it is taken; null where nothing is left. */
  take(now: Draft<Chosen> | null): DraftContent<Chosen> | null
}

/**
 * How a vertical sells; everything from the draft to the booking is one for all. The slots are methods, so that screens
 * which ask nothing of what is chosen take any vertical's.
 */
export interface Sold<Chosen = unknown> {
  vertical: VerticalId
  /** What perks are good for, as their calls name it. */
  applicable: 'event' | 'rental'
  drafts: Drafts<Chosen>
  paths: CheckoutPaths
  bookingPath: (reference: string) => string
  /** The call that orders, and what it needs beside what every order has. */
  order: Call
  contentOf(draft: Draft<Chosen>): Record<string, unknown>
  itemsOf(draft: Draft<Chosen>): OrderItems
  /** How long the server holds it, from when it is asked. */
  holdMs: number
  /** What so many of it (`n`) are called. */
  countText(draft: Draft<Chosen>): TextKey
  /** So many of it, for `countText`. */
  countOf(draft: Draft<Chosen>): number
  /** What it costs before anything is taken off. */
  subtotalOf(draft: Draft<Chosen>): Minor
  priceLinesOf(draft: Draft<Chosen>, words: Formatters): readonly PriceLine[]
  /** What the person has at the business of a listing, as last read. */
  useOwnPerks(slug: string): OwnPerks | undefined
  /** What else one should know of what was chosen. */
  More?(props: { draft: Draft<Chosen> }): ReactNode
  /** What helps where the server says that there is not what was chosen; without it one chooses anew. */
  remedyOf?(error: unknown, draft: Draft<Chosen>, words: Formatters): Remedy<Chosen> | undefined
  texts: {
    /** What one will have of it. */
    note: TextKey
    choose: TextKey
    /** Taking so many of what costs nothing (`n`). */
    getFree: TextKey
    /** One order is for one listing: what was chosen of another (`title`) would go. */
    replaceTitle: TextKey
    replaceText: TextKey
  }
}

/** What it costs before anything is taken off, as a decimal amount. */
export const wireSubtotalOf = (of: Sold, draft: Draft): number =>
  toWire(of.subtotalOf(draft), draft.listing.currency)
