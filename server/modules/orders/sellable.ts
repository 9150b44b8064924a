import type { GenericSchema } from 'valibot'
import type { Hold } from '#contract/calls/orders.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Changeable } from './change/changeable.ts'
import type { RefusedMethods } from './checkout/to-pay.ts'
import type { Offer } from './offer.ts'
import type { Terms } from './record/terms.ts'

/** The holder of stock: a person, or the guests of one network address. */
export type Holder = { accountId: number } | { address: string }

/** A holder's part of one stock, beside this hold. */
export interface Share {
  /** All the stock of a date or a rental. */
  stock: number
  /** The most that a single order may have of it in any case. */
  order: number
  wanted: number
  /** Their holds, the newest first. */
  held: readonly { holdId: string; quantity: number; isOrdered: boolean }[]
}

/** A pass: it lets one person in. */
export interface Pass {
  bookingId: number
  name: string
}

/**
 * A vertical as it is sold: everything that orders need of it, in the transaction of the caller. `Items` are the
 * items of an order, which only the vertical reads.
 */
export interface Sellable<Items> {
  /** The schema of its items. */
  items: GenericSchema<unknown, Items>
  /** The time for which a hold lasts. */
  holdMs: number
  /** The terms of a refund where an organiser has set none; missing: those of the marketplace. */
  terms?: Terms
  /** The methods with which a person may not pay for it; missing: they may choose. */
  refusedMethods?(
    query: Queryable,
    of: { offer: Offer; accountId: number | undefined; now: Date },
  ): Promise<RefusedMethods>
  /** The path of a booking's page. */
  bookingPath(reference: string): string
  /**
   * The listing, time and price of items. Refuses unknown items, items that are not on sale, and those that
   * are plainly sold out.
   */
  offer(query: Queryable, items: Items, now: Date): Promise<Offer>
  /**
   * Locks the stock, so that nobody else changes it until the transaction ends. Stock is always locked in one
   * order. Holds that have ended are deleted here where they would stand in the way.
   */
  lock(tx: Tx, items: Items, now: Date): Promise<void>
  /** Refuses items that are not all free: sold, or held by another hold than this. */
  assertAvailable(query: Queryable, items: Items, now: Date, exceptHold: string | undefined): Promise<void>
  /** The part of the stock that its holder has already; missing: a person may hold all of it. */
  share?(
    tx: Tx,
    items: Items,
    now: Date,
    of: { holder: Holder; exceptHold: string | undefined },
  ): Promise<Share>
  /** The hold that a person has on the same stock and has not ordered, for an order that names none. */
  ownHold?(query: Queryable, items: Items, accountId: number, now: Date): Promise<string | undefined>
  /** Makes a hold hold exactly these items. */
  reserve(tx: Tx, holdId: string, items: Items, now: Date): Promise<void>
  /** Whether a hold holds exactly these items. */
  isReserved(tx: Tx, holdId: string, items: Items): Promise<boolean>
  /** The part of a hold that its person did not ask for but should see. */
  shown?(query: Queryable, holdId: string, offer: Offer): Promise<Pick<Hold, 'visit'> | undefined>
  /** Stores what was booked, by name and price. */
  saveLines(tx: Tx, bookingId: number, items: Items): Promise<void>
  /** The booked things, a line each, for a mail about them in a language; missing: the title says it all. */
  bookedWords?(query: Queryable, bookingId: number, language: string): Promise<string[]>
  /** The passes of bookings, one for each place, always in the same order. */
  passes(query: Queryable, bookingIds: readonly number[]): Promise<readonly Pass[]>
  /** Sells what was booked. Its own hold, or this one, ends with it. */
  sell(tx: Tx, bookingId: number, now: Date, holdId?: string): Promise<void>
  /** Puts what was sold back into the stock. */
  unsell(tx: Tx, bookingId: number, now: Date): Promise<void>
  /** The way in which bookings are changed; missing where they cannot be. */
  change?: Changeable<Items>
}
