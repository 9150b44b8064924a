import { bookingStatus, knownStatus } from '#contract/status.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'
import { Refusal } from '#server/refusal.ts'
import type { BookingRow } from '../record/repo.ts'
import { type Sold, type SoldVerticals, soldOf } from '../sold.ts'

interface Deps {
  verticals: SoldVerticals
}

type Row = Pick<BookingRow, 'status' | 'starts_at' | 'needs_confirmation' | 'vertical'>

const { awaitingConfirmation, awaitingPayment, cancelled, confirmed } = bookingStatus

/** Why a booking cannot get other times; undefined: it can. */
function problemOf(deps: Deps, row: Row, now: Date): AnyTextKey | undefined {
  if (row.status === cancelled) return 'booking.alreadyCancelled'
  if (row.status === awaitingPayment) return 'change.unpaid'
  const isOpen = [awaitingConfirmation, confirmed].some((it) => it === knownStatus(row.status))
  if (!isOpen || row.starts_at <= now || !soldOf(deps, row.vertical).chooseTimes) return 'change.impossible'
  // Somebody looked at these times and said yes to them, and has not looked at others.
  return row.status === confirmed && row.needs_confirmation ? 'change.confirmed' : undefined
}

/** Whether a booking can get other times. */
export const canChange = (deps: Deps, row: Row, now: Date): boolean => problemOf(deps, row, now) === undefined

/** How it gets them; refuses where it cannot. */
export function requireChangeable(deps: Deps, row: Row, now: Date): NonNullable<Sold['chooseTimes']> {
  const problem = problemOf(deps, row, now)
  const { chooseTimes } = soldOf(deps, row.vertical)
  if (problem || !chooseTimes)
    throw new Refusal(
      row.status === cancelled ? 'ALREADY_CANCELLED' : 'UNAVAILABLE',
      problem ?? 'change.impossible',
    )
  return chooseTimes
}
