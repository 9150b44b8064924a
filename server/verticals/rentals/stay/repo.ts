import { sql } from 'kysely'
import type { StayPrice } from '#contract/rental/price.ts'
import { standing } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { brokenRule } from '#server/db/sql-errors.ts'
import { type HeldBy, isHeldBy } from '#server/modules/orders/holds/holder-repo.ts'
import type { Share } from '#server/modules/orders/sellable.ts'
import { Refusal } from '#server/refusal.ts'

/** From when until when, in instants; the end is no part of it, so that the next stay may begin there. */
export interface During {
  from: Date
  until: Date
}

export const range = ({ from, until }: During) => sql<string>`tstzrange(${from}, ${until})`

/** A rental as it is sold now. */
export function findRental(query: Queryable, slug: string) {
  return query
    .selectFrom('rental')
    .innerJoin('listing', 'listing.id', 'rental.listing_id')
    .select(['listing.id', 'listing.business_id', 'listing.title', 'listing.currency', 'listing.time_zone'])
    .select(['listing.price_minor', 'listing.pricing_type', 'rental.day_price_minor', 'rental.deposit_minor'])
    .where('listing.slug', '=', slug)
    .where('listing.vertical', '=', 'rentals')
    .where('listing.is_active', '=', true)
    .executeTakeFirst()
}

export type RentalRow = NonNullable<Awaited<ReturnType<typeof findRental>>>

export async function lockRental(tx: Tx, slug: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('rental')
    .innerJoin('listing', 'listing.id', 'rental.listing_id')
    .select('rental.listing_id')
    .where('listing.slug', '=', slug)
    .where('listing.vertical', '=', 'rentals')
    .forUpdate('rental')
    .executeTakeFirst()
  return row?.listing_id
}

/** Takes away what was held and is over: it would stand in the way of whoever comes now. */
export async function dropOver(tx: Tx, listingId: number, now: Date): Promise<void> {
  await sql`
    delete from stay using hold
    where stay.listing_id = ${listingId} and hold.id = stay.hold_id and hold.expires_at <= ${now}`.execute(tx)
}

/** When it is asked, and whose times are in nobody's way. */
export interface But {
  now: Date
  exceptHold?: string | undefined
  exceptBooking?: number | undefined
}

/** When it is taken between two instants, in order; of holds only those that are not over. */
export async function findTaken(
  query: Queryable,
  listingId: number,
  between: During,
  { now, exceptHold, exceptBooking }: But,
): Promise<During[]> {
  const { rows } = await sql<During>`
    select lower(during) as from, upper(during) as until
    from stay left join hold on hold.id = stay.hold_id
    where listing_id = ${listingId} and during && ${range(between)}
      and (stay.hold_id is null or hold.expires_at > ${now} and stay.hold_id is distinct from ${exceptHold ?? null}
        and (hold.booking_id is null or hold.booking_id is distinct from ${exceptBooking ?? null}))
      and (stay.booking_id is null or stay.booking_id is distinct from ${exceptBooking ?? null})
    order by during`.execute(query)
  return rows
}

/**
 * When it is booked or not to be had here. What is only held may be free again before anybody reads this; what is
 * let elsewhere is known there, and told back it would never be free again.
 */
export async function findLasting(query: Queryable, listingId: number, between: During): Promise<During[]> {
  const { rows } = await sql<During>`
    select lower(during) as from, upper(during) as until from stay
    where listing_id = ${listingId} and during && ${range(between)} and hold_id is null and not is_elsewhere
    order by during`.execute(query)
  return rows
}

/** The rule itself says no where nobody asked before: the times are somebody else's. */
export async function orTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (brokenRule(error) === 'stay_no_overlap') throw notAvailable(error)
    throw error
  }
}

export const notAvailable = (cause?: unknown) => new Refusal('UNAVAILABLE', 'rental.notAvailable', { cause })

export async function holdStay(tx: Tx, holdId: string, listingId: number, during: During): Promise<void> {
  await dropHeld(tx, holdId)
  const row = { listing_id: listingId, during: range(during), hold_id: holdId, booking_id: null }
  await orTaken(tx.insertInto('stay').values(row).execute())
}

export async function isHeld(tx: Tx, holdId: string, listingId: number, during: During): Promise<boolean> {
  const found = await tx
    .selectFrom('stay')
    .select('id')
    .where('hold_id', '=', holdId)
    .where('listing_id', '=', listingId)
    .where('during', '=', range(during))
    .executeTakeFirst()
  return found !== undefined
}

/** The stays of a rental that somebody holds, each as one. */
export async function findHeldBy(tx: Tx, listingId: number, now: Date, by: HeldBy): Promise<Share['held']> {
  const { rows } = await sql<Share['held'][number]>`
    select hold.id as "holdId", 1 as quantity, hold.booking_id is not null as "isOrdered"
    from stay join hold on hold.id = stay.hold_id
    where stay.listing_id = ${listingId} and ${isHeldBy(by, now)}
    order by hold.created_at desc, hold.id`.execute(tx)
  return rows
}

/** Stays of a hold are free again. */
export async function dropHeld(tx: Tx, holdId: string): Promise<void> {
  await tx.deleteFrom('stay').where('hold_id', '=', holdId).execute()
}

export async function recordStay(tx: Tx, booking_id: number, rental: RentalRow, { days, lines }: StayPrice) {
  const { pricing_type, deposit_minor } = rental
  const row = { booking_id, pricing_type, days, deposit_minor, price_minor: rental.price_minor ?? 0 }
  await tx
    .insertInto('rental_booking')
    .values({ ...row, lines: JSON.stringify(lines) })
    .execute()
}

/**
 * What a hold has kept for a booking is the booking's, for the times that were ordered, which may be others; what
 * nobody kept is taken for it.
 */
export async function bookStay(tx: Tx, booking_id: number, holdId: string | undefined): Promise<void> {
  const keeping = sql<{ id: number }>`
    update stay set booking_id = booking.id, hold_id = null, listing_id = booking.listing_id,
      during = tstzrange(booking.starts_at, booking.ends_at)
    from booking where booking.id = ${booking_id}
      and hold_id in (select id from hold where hold.booking_id = ${booking_id} or hold.id = ${holdId ?? null})
    returning stay.id`.execute(tx)
  const kept = await orTaken(keeping)
  if (kept.rows.length > 0) return
  await orTaken(
    sql`insert into stay (listing_id, during, booking_id)
      select listing_id, tstzrange(starts_at, ends_at), id from booking where id = ${booking_id}`.execute(tx),
  )
}

/** Frees the stay of a booking. Answers which rental it was of. */
export async function freeStay(tx: Tx, booking_id: number): Promise<number | undefined> {
  const freed = tx.deleteFrom('stay').where('booking_id', '=', booking_id).returning('listing_id')
  return (await freed.executeTakeFirst())?.listing_id
}

/** The bookings of a rental that are to come, or are running. */
export function findAhead(tx: Tx, listing_id: number, now: Date) {
  return tx
    .selectFrom('booking')
    .select('id')
    .where('listing_id', '=', listing_id)
    .where('status', 'in', standing)
    .where('ends_at', '>', now)
    .orderBy('id')
    .execute()
}

/** Booked stays of several bookings, with what only a rental has as it is now. */
export function findBooked(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('rental_booking')
    .innerJoin('booking', 'booking.id', 'rental_booking.booking_id')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .leftJoin('category', 'category.id', 'listing.category_id')
    .leftJoin('rental', 'rental.listing_id', 'listing.id')
    .select(['rental_booking.booking_id', 'rental_booking.price_minor', 'rental_booking.pricing_type'])
    .select(['rental_booking.days', 'rental_booking.lines', 'rental_booking.deposit_minor'])
    .select(['booking.title', 'listing.kind', 'category.names as category_names'])
    .select(['rental.google_map_url', 'rental.terms'])
    .where('rental_booking.booking_id', 'in', bookingIds)
    .orderBy('rental_booking.booking_id')
    .execute()
}

/** Booked stays of several bookings, as they were agreed. */
export function findBookedStays(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('rental_booking')
    .select(['booking_id', 'price_minor', 'pricing_type', 'days', 'lines', 'deposit_minor'])
    .where('booking_id', 'in', bookingIds)
    .execute()
}
