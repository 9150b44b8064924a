import type { Queryable, Tx } from '#server/db/database.ts'

/** From when to when, by the clock at the listing. */
export interface Times {
  start_date: string
  end_date: string
}

/** Whose booking is changed: what it has itself is in nobody's way. */
export interface Changed {
  bookingId: number
  accountId: number
}

/** What a vertical must do so that a booking of it can get other times. */
export interface Changeable<Items> {
  /** The same listing at other times. Refuses what is no longer let. */
  itemsOf(query: Queryable, listingId: number, times: Times): Promise<Items>
  /** Refuses unless it is free then but for what the booking has, and what this person holds of it. */
  assertAvailable(query: Queryable, items: Items, now: Date, of: Changed): Promise<void>
  /** Makes the hold hold what these times have more than the booking; what this person held of it they hold no more. */
  reserve(tx: Tx, holdId: string, items: Items, now: Date, of: Changed): Promise<void>
  /** What the booking has is at its new times, in one move. What it cost is written anew. */
  move(tx: Tx, items: Items, now: Date, of: Changed): Promise<void>
}
