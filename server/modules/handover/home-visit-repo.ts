import { sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Drive } from './drives-repo.ts'
import type { PlannedHomeVisit } from './planned-home-visit.ts'

const { awaitingConfirmation, checkedIn, confirmed } = bookingStatus

const LEG = 'visit'

/** Stores at which address a booking is done, in the place of what was agreed before; undefined: at none. */
export async function saveHomeVisit(
  tx: Tx,
  booking_id: number,
  planned: PlannedHomeVisit | undefined,
  { from, until }: Drive,
): Promise<void> {
  await tx.deleteFrom('booking_handover').where('booking_id', '=', booking_id).execute()
  if (!planned) return
  const { fee, distance } = planned
  const { latitude, longitude, ...asked } = planned.asked
  const at = { latitude, longitude, distance_m: distance, from_at: from, until_at: until }
  await tx
    .insertInto('booking_handover')
    .values({ booking_id, leg: LEG, kind: 'address', point_id: null, ...asked, ...at, fee_minor: fee })
    .execute()
}

/** Moves when somebody comes for a booking, where anybody does. */
export async function moveHomeVisit(tx: Tx, bookingId: number, { from, until }: Drive): Promise<void> {
  await tx
    .updateTable('booking_handover')
    .set({ from_at: from, until_at: until })
    .where('booking_id', '=', bookingId)
    .where('leg', '=', LEG)
    .execute()
}

/** Finds at which address a booking is done; undefined: at none, or it is wiped. */
export async function findHomeVisit(query: Queryable, bookingId: number) {
  const found = await query
    .selectFrom('booking_handover')
    .select(['address', 'latitude', 'longitude', 'contact_name', 'contact_phone', 'note', 'fee_minor'])
    .select(sql<number>`coalesce(distance_m, 0)`.as('distance_m'))
    .where('booking_id', '=', bookingId)
    .where('leg', '=', LEG)
    .executeTakeFirst()
  if (!found || found.latitude === null || found.longitude === null) return undefined
  const { latitude, longitude, fee_minor, distance_m, ...asked } = found
  return { asked: { ...asked, latitude, longitude }, fee_minor, distance_m }
}

/** Lists the addresses to which a store comes from an instant on, for whoever goes there. */
export function listHomeVisits(query: Queryable, store: string, from: Date) {
  return query
    .selectFrom('booking_handover as leg')
    .innerJoin('booking', 'booking.id', 'leg.booking_id')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .select(['booking.reference', 'listing.time_zone', 'leg.from_at', 'leg.address', 'leg.leg'])
    .select(['leg.contact_name', 'leg.contact_phone', 'leg.note'])
    .where('listing.slug', '=', store)
    .where('leg.kind', '=', 'address')
    .where('leg.until_at', '>', from)
    .where('booking.status', 'in', [awaitingConfirmation, confirmed, checkedIn])
    .orderBy('leg.from_at')
    .orderBy('booking.id')
    .execute()
}
