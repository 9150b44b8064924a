import { bookingStatus } from '#contract/status.ts'
import type { BookingRow } from './repo.ts'
import { refundPercent } from './terms.ts'

const { awaitingConfirmation, awaitingPayment } = bookingStatus

/** What was never paid or never confirmed binds nobody: whoever leaves it gets all back. */
const unbinding: readonly number[] = [awaitingConfirmation, awaitingPayment]

/** How much goes back if a booking is cancelled at a moment. */
export const refundPercentOf = (booking: BookingRow, now: Date) => refundPercent(booking, unbinding, now)
