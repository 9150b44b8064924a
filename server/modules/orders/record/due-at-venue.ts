import type { BookingRow } from './repo.ts'

/** The part of a bill that is paid at the venue: all that is payable, or what a change of times left to it. */
export function dueAtVenue(row: Pick<BookingRow, 'payment_mode' | 'payable_minor' | 'venue_minor'>): number {
  return row.payment_mode === 'PAY_AT_VENUE' ? row.payable_minor : row.venue_minor
}
