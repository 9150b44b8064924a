import { sql } from 'kysely'
import { isAddress } from '#contract/entities/handover.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Drive } from './drives-repo.ts'
import { type PlannedHandover, windowsOf } from './planned.ts'

/** Stores how a booking is handed over, in the place of what was agreed before. */
export async function saveLegs(
  tx: Tx,
  booking_id: number,
  planned: PlannedHandover | undefined,
  during: Drive,
): Promise<void> {
  await tx.deleteFrom('booking_handover').where('booking_id', '=', booking_id).execute()
  if (!planned) return
  const windows = windowsOf(planned, during)
  const { contact_name, contact_phone, note } = planned.asked
  const rows = planned.legs.map(({ leg, place, fee, distance }) => ({
    ...{ booking_id, leg, contact_name, contact_phone, note },
    ...whereOf(planned, place),
    ...{ from_at: windows[leg].from, until_at: windows[leg].until },
    ...{ distance_m: distance, fee_minor: fee },
  }))
  await tx.insertInto('booking_handover').values(rows).execute()
}

function whereOf({ offer }: PlannedHandover, place: PlannedHandover['legs'][0]['place']) {
  if (isAddress(place)) return { ...place, kind: 'address' as const, point_id: null, name: '' }
  const point = offer.points.find((it) => it.id === place.point_id)
  if (!point) throw new Error(`There is no point ${place.point_id}.`)
  const { id: point_id, name, address, latitude, longitude } = point
  return { kind: 'point' as const, point_id, name, address, latitude, longitude }
}

/** Finds how bookings are handed over, with the codes of the key boxes, which are not for everybody. */
export function findLegs(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('booking_handover')
    .leftJoin('handover_point', 'handover_point.id', 'booking_handover.point_id')
    .selectAll('booking_handover')
    .select('handover_point.box_code')
    .where('booking_handover.booking_id', 'in', bookingIds)
    .orderBy('booking_handover.booking_id')
    .orderBy('booking_handover.from_at')
    .execute()
}

export type LegRow = Awaited<ReturnType<typeof findLegs>>[number]

/** Finds until when bookings of listings that are handed over can be changed, and whom to call later. */
export function findOffers(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('handover_offer')
    .innerJoin('booking', 'booking.listing_id', 'handover_offer.listing_id')
    .select(['booking.id as booking_id', 'booking.starts_at'])
    .select(['handover_offer.cutoff_minutes', 'handover_offer.phone'])
    .where('booking.id', 'in', bookingIds)
    .execute()
}

/** Finds how a booking is handed over, with the zone of its clock. */
export function findLegsWithZone(query: Queryable, bookingId: number) {
  return query
    .selectFrom('booking_handover')
    .innerJoin('booking', 'booking.id', 'booking_handover.booking_id')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .select(['booking_handover.leg', 'booking_handover.address', 'from_at', 'until_at', 'listing.time_zone'])
    .where('booking_id', '=', bookingId)
    .orderBy('from_at')
    .execute()
}

/** Finds how bookings are handed over, for a person's download of their data. */
export function findLegsOf(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('booking_handover')
    .select(['booking_id', 'leg', 'name', 'address', 'latitude', 'longitude', 'from_at', 'until_at'])
    .select(['contact_name', 'contact_phone', 'note', 'fee_minor'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('from_at')
    .execute()
}

/** What of a handover is empty once it is wiped: who somebody is, and where they live. */
const empty = sql`contact_name = '', contact_phone = '', note = '',
  address = case kind when 'address' then '' else address end,
  latitude = case kind when 'point' then latitude end, longitude = case kind when 'point' then longitude end`

/** Wipes what bookings that ended before an instant say of people, also where a change was asked for. */
export async function wipeEndedBefore(query: Queryable, before: Date): Promise<void> {
  await sql`
    with wiped as (
      update booking_handover set ${empty} from booking
      where booking.id = booking_id and booking.ends_at < ${before} and until_at < ${before} and contact_name <> ''
      returning booking_id)
    update booking_change set wanted = wanted - 'handover' - 'home'
    where booking_id in (select booking_id from wiped) and state <> 'open'`.execute(query)
}

/** Wipes what all bookings of a person say of them. */
export async function wipeOf(tx: Tx, accountId: number): Promise<void> {
  const theirs = sql`(select id from booking where account_id = ${accountId})`
  await sql`update booking_handover set ${empty} where booking_id in ${theirs}`.execute(tx)
  await sql`update booking_change set wanted = wanted - 'handover' - 'home' where booking_id in ${theirs}`.execute(
    tx,
  )
}
