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

/** The person's points at a business, which a bill takes off by itself. */
export type OwnPerks = Pick<WirePerks, 'bonus' | 'cashback'>

/** A part of what was chosen, with its price. */
export interface PriceLine {
  key: string
  name: string
  /** The explanation of the price. */
  more?: string | undefined
  amount: number
}

/** An alternative for what is not available. */
export interface Remedy<Chosen = unknown> {
  /** The available alternative, a line each. */
  lines: readonly { key: string; text: string }[]
  /** The text of the button that takes the alternative. */
  action: TextKey
  /** The choice once the alternative is taken; null where nothing is left. */
  take(now: Draft<Chosen> | null): DraftContent<Chosen> | null
}

/**
 * A vertical as it is sold; everything from the draft to the booking is one for all. The slots are methods, so that
 * screens which do not read what was chosen take any vertical's.
 */
export interface Sold<Chosen = unknown> {
  vertical: VerticalId
  /** The name of the vertical in the calls about perks. */
  applicable: 'event' | 'rental' | 'service'
  drafts: Drafts<Chosen>
  paths: CheckoutPaths
  bookingPath: (reference: string) => string
  /** The call that orders, and what it needs beside what every order has. */
  order: Call
  contentOf(draft: Draft<Chosen>): Record<string, unknown>
  itemsOf(draft: Draft<Chosen>): OrderItems
  /** Whether enough is chosen to be ordered; without it whatever is chosen is. */
  isWhole?(draft: Draft<Chosen>): boolean
  /** The time for which the server holds a choice, from when it is asked. */
  holdMs: number
  /** The text for the number of chosen items (`n`). */
  countText(draft: Draft<Chosen>): TextKey
  /** The number of chosen items, for `countText`. */
  countOf(draft: Draft<Chosen>): number
  /** The price before anything is taken off. */
  subtotalOf(draft: Draft<Chosen>): Minor
  priceLinesOf(draft: Draft<Chosen>, words: Formatters): readonly PriceLine[]
  /** The person's perks at the business of a listing, as last read. */
  useOwnPerks(slug: string): OwnPerks | undefined
  /** The short note about the booking where it depends on the choice. */
  noteOf?(draft: Draft<Chosen>): TextKey
  /** Further facts about the choice that the person should know. */
  More?(props: { draft: Draft<Chosen> }): ReactNode
  /**
   * An alternative where the server says that the choice is not available; without it the person chooses
   * anew.
   */
  remedyOf?(error: unknown, draft: Draft<Chosen>, words: Formatters): Remedy<Chosen> | undefined
  texts: {
    /** A short note about the booking, such as that its ticket is shown on the phone. */
    note: TextKey
    choose: TextKey
    /** The button that takes some free items (`n`). */
    getFree: TextKey
    /** An order is for one listing: the question before the choice at another (`title`) is replaced. */
    replaceTitle: TextKey
    replaceText: TextKey
  }
}

/** The price of a draft before anything is taken off, as a decimal amount. */
export const wireSubtotalOf = (of: Sold, draft: Draft): number =>
  toWire(of.subtotalOf(draft), draft.listing.currency)
