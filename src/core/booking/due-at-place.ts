import type { Booking } from '#contract/entities/booking.ts'
import { bookingStatus } from '#contract/status.ts'

/** What was left to be paid on arrival; a booking kept on the device from before does not say, and had one way to pay. */
export function leftToPlace({ due_at_place, payment_mode, payable }: Booking): number {
  return due_at_place ?? (payment_mode === 'PAY_AT_VENUE' ? payable : 0)
}

/** Until one is there, what is paid at the place is not paid. */
const isToCome: readonly number[] = [bookingStatus.awaitingConfirmation, bookingStatus.confirmed]

/** What is still to be paid on arrival. */
export function dueAtPlace(booking: Booking): number {
  return isToCome.includes(booking.status) ? leftToPlace(booking) : 0
}
