import type { BookedHandover } from '#contract/entities/booked-handover.ts'
import type { Queryable } from '#server/db/database.ts'
import { findLegs, findLegsOf, findOffers } from '#server/modules/handover/agreed-repo.ts'
import { presentHandover } from '#server/modules/handover/presenter.ts'
import type { ShownBooking } from '#server/modules/orders/record/repo.ts'
import { changeUntil } from '../change/changeable.ts'
import { findBookedLines } from '../visit/lines-repo.ts'

/** Finds where visits are done that are not done at their store, for the page of each: nobody else is told. */
export async function homesOf(
  query: Queryable,
  bookingIds: readonly number[],
  now: Date,
): Promise<(row: ShownBooking) => BookedHandover | null> {
  const legs = await findLegs(query, bookingIds)
  const offers = legs.length > 0 ? await findOffers(query, bookingIds) : []
  return (row) => {
    const own = legs.filter((it) => it.booking_id === row.id)
    const offer = offers.find((it) => it.booking_id === row.id)
    if (own.length === 0) return null
    const home = presentHandover({ ...row, mayGetIn: false }, own, offer, now)
    // It is changed as everything else of a visit is, and not once somebody may be on their way.
    const deadlines = [Date.parse(home?.change_until ?? ''), changeUntil(row).getTime()]
    return home && { ...home, change_until: new Date(Math.min(...deadlines)).toISOString() }
  }
}

/** Finds what was booked of visits, and at which address, for a person's download of their data. */
export async function findBookedVisits(query: Queryable, bookingIds: readonly number[]) {
  const lines = await findBookedLines(query, bookingIds)
  const legs = await findLegsOf(query, bookingIds)
  const homeOf = (id: number) =>
    legs.filter((it) => it.booking_id === id).map(({ booking_id: _, ...home }) => home)[0] ?? null
  return lines.map((it) => ({ ...it, home: homeOf(it.booking_id) }))
}
