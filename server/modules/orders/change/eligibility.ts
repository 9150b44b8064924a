import { bookingStatus, knownStatus } from '#contract/status.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'
import { Refusal } from '#server/refusal.ts'
import type { BookingRow } from '../record/repo.ts'
import { type Sold, type SoldVerticals, soldOf } from '../sold.ts'

interface Deps {
  verticals: SoldVerticals
}

type Row = Pick<
  BookingRow,
  'status' | 'starts_at' | 'part_refund_until' | 'needs_confirmation' | 'vertical' | 'answer_until'
>

const { awaitingConfirmation, awaitingPayment, cancelled, confirmed } = bookingStatus

/** The reason why a booking cannot be changed; undefined where it can. */
function problemOf(deps: Deps, row: Row, now: Date): AnyTextKey | undefined {
  if (row.status === cancelled) return 'booking.alreadyCancelled'
  if (row.status === awaitingPayment) return 'change.unpaid'
  const { chooseTimes, changeUntil } = soldOf(deps, row.vertical)
  const isOpen = [awaitingConfirmation, confirmed].some((it) => it === knownStatus(row.status))
  if (!isOpen || row.starts_at <= now || !chooseTimes) return 'change.impossible'
  // A proposal of the seller is held beside the booking, so it is answered first.
  if (row.answer_until && row.answer_until > now) return 'change.proposed'
  if (changeUntil && changeUntil(row) <= now) return 'change.tooLate'
  // An organiser has confirmed exactly these times, and has not seen others.
  return row.status === confirmed && row.needs_confirmation ? 'change.confirmed' : undefined
}

/** Whether a booking can be changed. */
export const canChange = (deps: Deps, row: Row, now: Date): boolean => problemOf(deps, row, now) === undefined

/** The way in which the vertical changes a booking. Refuses where it cannot be changed. */
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
