import type { Booking } from '#contract/entities/booking.ts'
import { bookingStatus } from '#contract/status.ts'

/**
 * The amount that was left to be paid on arrival. A booking stored by an older version does not say, and had
 * one way to pay.
 */
export function leftToPlace({ due_at_place, payment_mode, payable }: Booking): number {
  return due_at_place ?? (payment_mode === 'PAY_AT_VENUE' ? payable : 0)
}

const beforeArrival: readonly number[] = [bookingStatus.awaitingConfirmation, bookingStatus.confirmed]

/** Whether a status is one before arrival, in which what is due at the place is still unpaid. */
export const isToCome = (status: number): boolean => beforeArrival.includes(status)

/** The amount that is still to be paid on arrival. */
export function dueAtPlace(booking: Booking): number {
  return isToCome(booking.status) ? leftToPlace(booking) : 0
}

/**
 * Whether all of the price is still to be paid: no money, wallet, card or other perk of the person went into
 * it.
 */
export const isAllDue = (booking: Booking): boolean => dueAtPlace(booking) >= booking.bill.subtotal
