import type { Booking } from '#contract/entities/booking.ts'

/** What is paid on arrival; a booking kept on the device from before does not say, and had one way to pay. */
export function dueAtPlace({ due_at_place, payment_mode, payable }: Booking): number {
  return due_at_place ?? (payment_mode === 'PAY_AT_VENUE' ? payable : 0)
}
