import type { OrderItems } from '#contract/entities/order-item.ts'
import type { Currency, Minor } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Changeable } from './change/changeable.ts'

/** What the items are as they are sold now: one listing's, at one time. */
export interface Offer {
  listingId: number
  businessId: number | null
  title: string
  currency: Currency
  startsAt: Date
  endsAt: Date
  subtotal: Minor
}

/** What lets somebody in. */
export interface Pass {
  bookingId: number
  name: string
}

/** What a vertical must say and do so that the core can sell it. All of it happens within the caller's transaction. */
export interface Sellable {
  /** How long it is kept for who is about to order. */
  holdMs: number
  /** Where the app shows a booking of this. */
  bookingPath(reference: string): string
  /** What the items are and cost. Refuses what there is not, what is not on sale, and what is plainly sold out. */
  offer(query: Queryable, items: OrderItems, now: Date): Promise<Offer>
  /**
   * Nobody else changes this stock until the transaction ends. Always taken in one order. Where what is over stands
   * in the way of what comes, it is taken away here.
   */
  lock(tx: Tx, items: OrderItems, now: Date): Promise<void>
  /** Refuses unless all of it is free: neither sold nor held now, but for what this hold itself holds. */
  assertAvailable(
    query: Queryable,
    items: OrderItems,
    now: Date,
    exceptHold: string | undefined,
  ): Promise<void>
  /** Makes the hold hold this and nothing else. */
  reserve(tx: Tx, holdId: string, items: OrderItems): Promise<void>
  /** Whether the hold holds just this. */
  isReserved(tx: Tx, holdId: string, items: OrderItems): Promise<boolean>
  /** Writes down what was booked, by name and price. */
  saveLines(tx: Tx, bookingId: number, items: OrderItems): Promise<void>
  /** What lets people in, by name: each place its own, always in the same order. */
  passes(query: Queryable, bookingIds: readonly number[]): Promise<readonly Pass[]>
  /** What was booked is sold; what the booking's own hold, or this one, has kept of it is so no longer. */
  sell(tx: Tx, bookingId: number, now: Date, holdId?: string): Promise<void>
  /** What was sold is there again. */
  unsell(tx: Tx, bookingId: number, now: Date): Promise<void>
  /** How what is booked gets other times, where it can. */
  change?: Changeable
}

/** What orders need to know of each vertical; one that is not sold says nothing of it. */
export type SoldVerticals = Readonly<Partial<Record<VerticalId, { sellable?: Sellable }>>>

/** How a vertical is sold. One that is not has nothing to hold, to bill or to order. */
export function sellableOf({ verticals }: { verticals: SoldVerticals }, vertical: VerticalId): Sellable {
  const sellable = verticals[vertical]?.sellable
  if (!sellable) throw new Refusal('NOT_FOUND', 'error.notFound')
  return sellable
}
