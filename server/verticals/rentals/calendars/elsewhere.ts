import type { Queryable, Tx } from '#server/db/database.ts'
import type { FollowedFor } from '#server/modules/calendars/followed-calendars.ts'
import { findBusy } from '#server/modules/calendars/repo.ts'
import { dropOver } from '../stay/repo.ts'
import * as repo from './elsewhere-repo.ts'
import { merged, overlaps, without } from './spans.ts'

const findBusyElsewhere = (query: Queryable, listingId: number, now: Date) =>
  findBusy(query, 'rental_calendar', listingId, now)

/**
 * Takes the times of a rental that is let on other sites, except those that are booked here: bookings stand.
 * A hold without an order gives way, because on the other site somebody has the rental already.
 */
export async function takeElsewhere(tx: Tx, listingId: number, now: Date): Promise<void> {
  await repo.lockRentalById(tx, listingId)
  await dropOver(tx, listingId, now)
  const busy = merged(await findBusyElsewhere(tx, listingId, now))
  const stays = await repo.findStays(tx, listingId, now)
  const gives = (it: (typeof stays)[number]) => it.is_wish && busy.some((one) => overlaps(one, it))
  const standing = stays.filter((it) => !it.is_elsewhere && !gives(it))
  const wanted = new Map(without(busy, standing).map((it) => [keyOf(it), it]))
  const gone = stays.filter((it) => gives(it) || (it.is_elsewhere && !wanted.delete(keyOf(it))))
  await repo.dropStays(
    tx,
    gone.map((it) => it.id),
  )
  await repo.addElsewhere(tx, listingId, [...wanted.values()])
}

const keyOf = ({ from, until }: { from: Date; until: Date }) => `${from.getTime()} ${until.getTime()}`

/** Takes times of other sites again that a booking here had kept free, once it has gone. */
export async function retakeElsewhere(tx: Tx, listingId: number, now: Date): Promise<void> {
  const busy = await findBusyElsewhere(tx, listingId, now)
  if (busy.length > 0) await takeElsewhere(tx, listingId, now)
}

/** Finds bookings here at times that other sites have let as well. */
async function findClashes(query: Queryable, listingId: number, now: Date): Promise<string[]> {
  const busy = await findBusyElsewhere(query, listingId, now)
  const stays = await repo.findStays(query, listingId, now)
  return stays.flatMap((it) => (it.reference && busy.some((one) => overlaps(one, it)) ? [it.reference] : []))
}

/** The calendars of other sites where the same rentals are let, so that nothing is let twice. */
export const rentalCalendars: FollowedFor = {
  table: 'rental_calendar',
  find: repo.findRental,
  take: takeElsewhere,
  findClashes,
}
