import type { Booking } from '#contract/entities/booking.ts'
import { bookingStatus, customerView } from '#contract/status.ts'

/** The facts about a booking that decide its actions. */
type Standing = Pick<Booking, 'status' | 'end' | 'passes' | 'can_change' | 'no_show'> & {
  cancellation: Pick<Booking['cancellation'], 'can_cancel'>
}

/** The actions that a booking offers: none that would only say that it is too late. */
export function choicesOf(
  { status, end, passes, can_change, no_show, cancellation }: Standing,
  now: number,
  { isOnce = false }: { isOnce?: boolean | undefined } = {},
) {
  const view = customerView(status)
  // The visit may be over before the server has stored that.
  const isOver = view.rate || (view.myTicket && !view.unpaid && Date.parse(end) <= now)
  const isThere = !isOnce || (!isOver && Date.parse(end) > now)
  return {
    ticket: view.myTicket && passes.length > 0,
    /** A person who was there may rate the visit. */
    rate: isOver && !no_show,
    bookAgain: isThere && (isOver || status === bookingStatus.cancelled),
    calendar: view.calendar && !isOver,
    manage: view.manage && (cancellation.can_cancel || can_change),
  }
}
