import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import { brokenRule } from '#server/db/sql-errors.ts'
import { Refusal } from '#server/refusal.ts'

/** A time in which a courier drives. Its end is no part of it. */
export interface Drive {
  from: Date
  until: Date
}

const range = ({ from, until }: Drive) => sql<string>`tstzrange(${from}, ${until})`

/** Nobody can drive at that time. */
export const nobodyFree = (cause?: unknown) =>
  new Refusal('UNAVAILABLE', 'handover.busy', { details: { problem: 'busy' }, cause })

/** Turns the database's refusal of a courier who would drive twice at one time into one for people. */
async function orBusy<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (brokenRule(error) === 'courier_drive_no_overlap') throw nobodyFree(error)
    throw error
  }
}

/** Locks a courier, whose row comes after that of the listing, and frees them from holds that have ended. */
export async function lockCourier(tx: Tx, courierId: number, now: Date): Promise<void> {
  await tx.selectFrom('courier').select('id').where('id', '=', courierId).forUpdate().execute()
  await sql`
    delete from courier_drive using hold
    where courier_id = ${courierId} and hold.id = courier_drive.hold_id and hold.expires_at <= ${now}`.execute(
    tx,
  )
}

/** The instant of a look, and a hold and a booking that are in nobody's way. */
export interface But {
  now: Date
  exceptHold?: string | undefined
  exceptBooking?: number | undefined
}

/** Finds when a courier drives for others between two instants. Holds that have ended are left out. */
export async function findDrives(
  query: Queryable,
  courierId: number,
  between: Drive,
  { now, exceptHold, exceptBooking }: But,
): Promise<Drive[]> {
  const { rows } = await sql<Drive>`
    select lower(during) as from, upper(during) as until
    from courier_drive left join hold on hold.id = courier_drive.hold_id
    where courier_id = ${courierId} and during && ${range(between)}
      and (hold_id is null or hold.expires_at > ${now} and hold_id is distinct from ${exceptHold ?? null}
        and (hold.booking_id is null or hold.booking_id is distinct from ${exceptBooking ?? null}))
      and (courier_drive.booking_id is null or courier_drive.booking_id is distinct from ${exceptBooking ?? null})
    order by during`.execute(query)
  return rows
}

/** Makes a hold take a courier for these times, as far as a booking does not have them already. */
export async function holdDrives(
  tx: Tx,
  holdId: string,
  courierId: number,
  drives: readonly Drive[],
  beside?: number,
): Promise<void> {
  for (const it of drives)
    await orBusy(
      sql`insert into courier_drive (courier_id, during, hold_id)
        select ${courierId}::bigint, unnest(tstzmultirange(${range(it)}) - coalesce((
          select range_agg(during) from courier_drive
          where booking_id = ${beside ?? null} and courier_id = ${courierId}), '{}')), ${holdId}`.execute(tx),
    )
}

/**
 * Makes a booking have its courier at the times it was agreed to be at an address, and at no others. What its hold
 * took becomes its own.
 */
export async function bookDrives(tx: Tx, bookingId: number, holdId?: string): Promise<void> {
  await sql`
    update courier_drive set booking_id = ${bookingId}, hold_id = null
    where hold_id in (select id from hold where booking_id = ${bookingId} or id = ${holdId ?? null})`.execute(
    tx,
  )
  const agreed = sql`
    select offer.courier_id, tstzrange(leg.from_at, leg.until_at) as during
    from booking_handover leg join booking on booking.id = leg.booking_id
      join handover_offer offer on offer.listing_id = booking.listing_id
    where leg.booking_id = ${bookingId} and leg.kind = 'address' and offer.courier_id is not null`
  await sql`
    delete from courier_drive drive where booking_id = ${bookingId} and not exists (
      select from (${agreed}) as it where it.courier_id = drive.courier_id and it.during = drive.during)`.execute(
    tx,
  )
  await orBusy(
    sql`insert into courier_drive (courier_id, during, booking_id)
      select courier_id, during, ${bookingId}::bigint from (${agreed}) as it where not exists (
        select from courier_drive drive where drive.booking_id = ${bookingId}
          and drive.courier_id = it.courier_id and drive.during = it.during)`.execute(tx),
  )
}

/** Frees the courier of a booking. */
export async function dropDrives(tx: Tx, bookingId: number): Promise<void> {
  await tx.deleteFrom('courier_drive').where('booking_id', '=', bookingId).execute()
}

/** Frees the courier of a hold. */
export async function dropHeldDrives(tx: Tx, holdId: string): Promise<void> {
  await tx.deleteFrom('courier_drive').where('hold_id', '=', holdId).execute()
}

/** Whether things are collected for a booking and brought back. */
export async function isCollected(query: Queryable, bookingId: number): Promise<boolean> {
  const found = await query
    .selectFrom('booking_handover')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .where('leg', '=', 'pickup')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Finds a hold by which a person takes a courier and which they have not ordered: an account's, or that of a guest who
 * knows its id. It is in nobody's way but others'.
 */
export async function findOwnDriveHold(
  query: Queryable,
  courierId: number,
  { accountId, holdId }: { accountId?: number | undefined; holdId?: string | undefined },
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select hold.id from courier_drive join hold on hold.id = courier_drive.hold_id
    where courier_id = ${courierId} and hold.booking_id is null and hold.expires_at > ${now}
      and (hold.account_id = ${accountId ?? null} or hold.account_id is null and hold.id = ${holdId ?? null})
    order by hold.account_id, hold.created_at desc limit 1`.execute(query)
  return rows[0]?.id
}

/** Locks whoever drives for a listing. */
export async function lockCourierOf(tx: Tx, listingId: number, now: Date): Promise<void> {
  const found = await tx
    .selectFrom('handover_offer')
    .select('courier_id')
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  if (found?.courier_id != null) await lockCourier(tx, found.courier_id, now)
}
