import { bookingStatus } from '#contract/status.ts'
import type { BookingRow } from './repo.ts'
import { refundPercent } from './terms.ts'

const { awaitingConfirmation, awaitingPayment } = bookingStatus

/**
 * The statuses that bind nobody, so that everything is refunded: the booking was never paid, or never
 * confirmed.
 */
const unbinding: readonly number[] = [awaitingConfirmation, awaitingPayment]

/**
 * The percentage that is refunded if a booking is cancelled at an instant. Once its seller has changed
 * something about it, nobody is bound to it.
 */
export const refundPercentOf = (booking: BookingRow, now: Date) =>
  booking.unbound_at === null ? refundPercent(booking, unbinding, now) : 100
