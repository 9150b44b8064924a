import type { GenericSchema } from 'valibot'
import type { Currency, Minor } from '#contract/money.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Changeable } from './change/changeable.ts'

/** Order items as they are sold now: of one listing, at one time. */
export interface Offer {
  listingId: number
  businessId: number | null
  title: string
  currency: Currency
  startsAt: Date
  endsAt: Date
  subtotal: Minor
}

/** Somebody who keeps stock from others for a while: a person, or the guests of one network address. */
export type Holder = { accountId: number } | { address: string }

/** How much of one stock somebody holds, beside this hold. */
export interface Share {
  /** All there is of a date or a rental. */
  stock: number
  /** What a single order may have of it in any case. */
  order: number
  wanted: number
  /** The newest first. */
  held: readonly { holdId: string; quantity: number; isOrdered: boolean }[]
}

/** A pass: it lets one person in. */
export interface Pass {
  bookingId: number
  name: string
}

/**
 * What a vertical must say and do so that the core can sell it. All of it happens within the caller's transaction.
 * `Items` are what an order of it names; nobody but the vertical looks into them.
 */
export interface Sellable<Items> {
  /** The form of its items. */
  items: GenericSchema<unknown, Items>
  /** How long it is kept for who is about to order. */
  holdMs: number
  /** Where the app shows a booking of this. */
  bookingPath(reference: string): string
  /** What the items are and cost. Refuses what there is not, what is not on sale, and what is plainly sold out. */
  offer(query: Queryable, items: Items, now: Date): Promise<Offer>
  /**
   * Nobody else changes this stock until the transaction ends. Always taken in one order. Where what is over stands
   * in the way of what comes, it is taken away here.
   */
  lock(tx: Tx, items: Items, now: Date): Promise<void>
  /** Refuses unless all of it is free: neither sold nor held now, but for what this hold itself holds. */
  assertAvailable(query: Queryable, items: Items, now: Date, exceptHold: string | undefined): Promise<void>
  /** What its holder holds of the same stock already; without it one may hold as much as there is. */
  share?(
    tx: Tx,
    items: Items,
    now: Date,
    of: { holder: Holder; exceptHold: string | undefined },
  ): Promise<Share>
  /** Makes the hold hold this and nothing else. */
  reserve(tx: Tx, holdId: string, items: Items): Promise<void>
  /** Whether the hold holds just this. */
  isReserved(tx: Tx, holdId: string, items: Items): Promise<boolean>
  /** Writes down what was booked, by name and price. */
  saveLines(tx: Tx, bookingId: number, items: Items): Promise<void>
  /** What lets people in, by name: each place its own, always in the same order. */
  passes(query: Queryable, bookingIds: readonly number[]): Promise<readonly Pass[]>
  /** What was booked is sold; what the booking's own hold, or this one, has kept of it is so no longer. */
  sell(tx: Tx, bookingId: number, now: Date, holdId?: string): Promise<void>
  /** What was sold is there again. */
  unsell(tx: Tx, bookingId: number, now: Date): Promise<void>
  /** How what is booked gets other times, where it can. */
  change?: Changeable<Items>
}
