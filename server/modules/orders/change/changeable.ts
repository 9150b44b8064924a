import type { GenericSchema } from 'valibot'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Offer } from '../offer.ts'
import type { BookingRow } from '../record/repo.ts'

/** The booking that is changed, its owner and its listing. What the booking has itself is in nobody's way. */
export interface Changed {
  bookingId: number
  accountId: number
  slug: string
}

/**
 * The way in which bookings of a vertical are changed. `Wanted` is the person's wish in the form of the vertical. It
 * is stored while it waits for its payment, and read again when that has arrived.
 */
export interface Changeable<Items, Wanted = unknown> {
  /** The schema of a wish. */
  wanted: GenericSchema<unknown, Wanted>
  /** The deadline for changes; missing: until the booking begins. */
  until?(booking: Pick<BookingRow, 'part_refund_until'>): Date
  /** The items that would be booked of the same listing. Refuses what cannot be had any more. */
  itemsOf(query: Queryable, of: Changed, wanted: Wanted): Promise<Items>
  /** The offer for a person who has booked already; missing: that for everybody. */
  offer?(query: Queryable, items: Items, of: Changed, now: Date): Promise<Offer>
  /** Whether more than the time changes; missing: only the time can. */
  isOther?(query: Queryable, items: Items, of: Changed): Promise<boolean>
  /** Refuses times that are not free, except for what the booking has and what this person holds. */
  assertAvailable(query: Queryable, items: Items, now: Date, of: Changed): Promise<void>
  /** Holds what the change needs beyond the booking. The person's own hold on it is given up. */
  reserve(tx: Tx, holdId: string, items: Items, now: Date, of: Changed): Promise<void>
  /** Moves the booking to its new times, and writes its prices anew. */
  move(tx: Tx, items: Items, now: Date, of: Changed): Promise<void>
}
