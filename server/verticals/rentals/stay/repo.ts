import { sql } from 'kysely'
import type { StayPrice } from '#contract/rental/price.ts'
import { standing } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { brokenRule } from '#server/db/sql-errors.ts'
import { findLegsOf } from '#server/modules/handover/agreed-repo.ts'
import { type HeldBy, isHeldBy } from '#server/modules/orders/holds/holder-repo.ts'
import type { Share } from '#server/modules/orders/sellable.ts'
import { Refusal } from '#server/refusal.ts'

/** A time as instants. Its end is no part of it, so that the next stay may begin there. */
export interface During {
  from: Date
  until: Date
}

export const range = ({ from, until }: During) => sql<string>`tstzrange(${from}, ${until})`

/** Finds a rental with its current prices and rules. */
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

/** Deletes stays of holds that have ended, which would stand in the way of the next hold. */
export async function dropOver(tx: Tx, listingId: number, now: Date): Promise<void> {
  await sql`
    delete from stay using hold
    where stay.listing_id = ${listingId} and hold.id = stay.hold_id and hold.expires_at <= ${now}`.execute(tx)
}

/** The instant of a look, and a hold and a booking that are in nobody's way. */
export interface But {
  now: Date
  exceptHold?: string | undefined
  exceptBooking?: number | undefined
}

/**
 * Finds the times at which a rental is taken between two instants, in order. Holds that have ended are left
 * out.
 */
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
 * Finds the times that are booked or blocked here, for the feed. Holds are left out, because they may end
 * before anybody reads it; so are times of other sites, because a site that got them back would never free
 * them.
 */
export async function findLasting(query: Queryable, listingId: number, between: During): Promise<During[]> {
  const { rows } = await sql<During>`
    select lower(during) as from, upper(during) as until from stay
    where listing_id = ${listingId} and during && ${range(between)} and hold_id is null and not is_elsewhere
    order by during`.execute(query)
  return rows
}

/** Turns the database's refusal of overlapping stays into one for people: somebody else has these times. */
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

/** Whether a hold has a rental at a time, and a courier at exactly these times. */
export async function isHeld(
  tx: Tx,
  holdId: string,
  listingId: number,
  { during, drives }: { during: During; drives: readonly During[] },
): Promise<boolean> {
  const driven = sql.join([...drives.map(range), sql`'empty'::tstzrange`])
  const { rows } = await sql`
    select from stay
    where hold_id = ${holdId} and listing_id = ${listingId} and during = ${range(during)}
      and coalesce((select range_agg(drive.during) from courier_drive drive where drive.hold_id = stay.hold_id), '{}')
        = tstzmultirange(${driven})`.execute(tx)
  return rows.length > 0
}

/** Finds the stays of a rental that one holder holds, the newest first. */
export async function findHeldBy(tx: Tx, listingId: number, now: Date, by: HeldBy): Promise<Share['held']> {
  const { rows } = await sql<Share['held'][number]>`
    select hold.id as "holdId", 1 as quantity, hold.booking_id is not null as "isOrdered"
    from stay join hold on hold.id = stay.hold_id
    where stay.listing_id = ${listingId} and ${isHeldBy(by, now)}
    order by hold.created_at desc, hold.id`.execute(tx)
  return rows
}

/** Frees the stays and the courier of a hold. */
export async function dropHeld(tx: Tx, holdId: string): Promise<void> {
  await sql`
    with freed as (delete from courier_drive where hold_id = ${holdId})
    delete from stay where hold_id = ${holdId}`.execute(tx)
}

export async function recordStay(tx: Tx, booking_id: number, rental: RentalRow, { days, lines }: StayPrice) {
  const { pricing_type, deposit_minor } = rental
  const row = { booking_id, pricing_type, days, deposit_minor, price_minor: rental.price_minor ?? 0 }
  await tx
    .insertInto('rental_booking')
    .values({ ...row, lines: JSON.stringify(lines) })
    .execute()
}

/** Whether a handover was agreed for a booking. */
const isHandedOver = (booking_id: number) =>
  sql`exists (select from booking_handover where booking_handover.booking_id = ${booking_id}) as is_handed_over`

/**
 * Gives a booking the stay that its hold has, at the times of the booking, which may be others. Without a
 * hold it takes a new one. Answers whether it is handed over in an agreed way.
 */
export async function bookStay(tx: Tx, booking_id: number, holdId: string | undefined): Promise<boolean> {
  const keeping = sql<{ is_handed_over: boolean }>`
    update stay set booking_id = booking.id, hold_id = null, listing_id = booking.listing_id,
      during = tstzrange(booking.starts_at, booking.ends_at)
    from booking where booking.id = ${booking_id}
      and hold_id in (select id from hold where hold.booking_id = ${booking_id} or hold.id = ${holdId ?? null})
    returning ${isHandedOver(booking_id)}`.execute(tx)
  const [kept] = (await orTaken(keeping)).rows
  if (kept) return kept.is_handed_over
  const taking = sql<{ is_handed_over: boolean }>`
    insert into stay (listing_id, during, booking_id)
    select listing_id, tstzrange(starts_at, ends_at), id from booking where id = ${booking_id}
    returning ${isHandedOver(booking_id)}`.execute(tx)
  return (await orTaken(taking)).rows.some((it) => it.is_handed_over)
}

/** Frees the stay of a booking, and its courier. Answers its rental. */
export async function freeStay(tx: Tx, booking_id: number): Promise<number | undefined> {
  const { rows } = await sql<{ listing_id: number }>`
    with freed as (delete from courier_drive where booking_id = ${booking_id})
    delete from stay where booking_id = ${booking_id} returning listing_id`.execute(tx)
  return rows[0]?.listing_id
}

/** Finds the bookings of a rental that are to come or that run now. */
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

/** Finds the booked stays of several bookings, with the facts of their rentals as they are now. */
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

/** Finds the booked stays of several bookings, each with its handover as it was agreed. */
export async function findBookedStays(query: Queryable, bookingIds: readonly number[]) {
  const stays = await query
    .selectFrom('rental_booking')
    .select(['booking_id', 'price_minor', 'pricing_type', 'days', 'lines', 'deposit_minor'])
    .where('booking_id', 'in', bookingIds)
    .execute()
  const legs = await findLegsOf(query, bookingIds)
  return stays.map((it) => ({
    ...it,
    handover: legs.filter((leg) => leg.booking_id === it.booking_id).map(({ booking_id: _, ...leg }) => leg),
  }))
}
