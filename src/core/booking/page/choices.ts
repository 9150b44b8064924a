import type { Booking } from '#contract/entities/booking.ts'
import { bookingStatus, customerView } from '#contract/status.ts'

/** What a booking says of what can be done with it. */
type Standing = Pick<Booking, 'status' | 'end' | 'passes' | 'can_change'> & {
  cancellation: Pick<Booking['cancellation'], 'can_cancel'>
}

/** What one can do with a booking: nothing is offered that would only say that it is too late. */
export function choicesOf(
  { status, end, passes, can_change, cancellation }: Standing,
  now: number,
  { isOnce = false }: { isOnce?: boolean | undefined } = {},
) {
  const view = customerView(status)
  // It may be over before anybody has written so down.
  const isOver = view.rate || (view.myTicket && !view.unpaid && Date.parse(end) <= now)
  const isThere = !isOnce || (!isOver && Date.parse(end) > now)
  return {
    ticket: view.myTicket && passes.length > 0,
    /** Who was there may say how it was. */
    rate: isOver,
    bookAgain: isThere && (isOver || status === bookingStatus.cancelled),
    calendar: view.calendar && !isOver,
    manage: view.manage && (cancellation.can_cancel || can_change),
  }
}
