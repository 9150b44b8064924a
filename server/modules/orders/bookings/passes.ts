import type { Pass } from '#contract/entities/booking.ts'
import { customerView } from '#contract/status.ts'
import type { Deps } from '../deps.ts'
import type { ShownBooking } from '../record/repo.ts'
import { soldOf } from '../sold.ts'
import { findAdmissions } from './admission-repo.ts'
import { statusAt } from './presenter.ts'

/** The passes of bookings. A booking that lets nobody in has none. */
export async function passesOf(
  deps: Deps,
  rows: readonly ShownBooking[],
): Promise<ReadonlyMap<number, Pass[]>> {
  const { query } = deps.database
  const now = deps.clock.now()
  const open = rows.filter((it) => customerView(statusAt(it, now)).myTicket)
  const passes = new Map<number, Pass[]>()
  if (open.length === 0) return passes
  const admissions = await findAdmissions(
    query,
    open.map((it) => it.id),
  )
  for (const vertical of new Set(open.map((it) => it.vertical))) {
    const own = open.filter((it) => it.vertical === vertical)
    const found = await soldOf(deps, vertical).passes(
      query,
      own.map((it) => it.id),
    )
    for (const row of own) {
      const names = found.filter((it) => it.bookingId === row.id).map((it) => it.name)
      passes.set(row.id, await Promise.all(names.map((name, at) => pass(row, name, at + 1))))
    }
  }
  return passes

  async function pass(row: ShownBooking, name: string, number: number): Promise<Pass> {
    const { reference, listing_id: listingId, starts_at: startsAt } = row
    const used = admissions.find((it) => it.booking_id === row.id && it.number === number)
    // An unpaid booking has no token, because a door without a network could not know that it was never paid.
    const isUnpaid = customerView(statusAt(row, now)).unpaid
    const token = isUnpaid ? '' : await deps.tickets.tokenFor({ reference, number, listingId, startsAt })
    return { number, name, token, used_at: used?.admitted_at.toISOString() ?? null }
  }
}
