import type { PaidBill } from '#contract/bill/deposit.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { type Minor, ZERO } from '#contract/money.ts'
import type { BookingRow } from './repo.ts'

/**
 * The part of a bill that is paid at the venue: all that is payable, or what a deposit or a change of
 * times left to be paid there.
 */
export function dueAtVenue(row: Pick<BookingRow, 'payment_mode' | 'payable_minor' | 'venue_minor'>): number {
  return row.payment_mode === 'PAY_AT_VENUE' ? row.payable_minor : row.venue_minor
}

type Row = Parameters<typeof dueAtVenue>[0] & Pick<BookingRow, 'venue_paid_at'>

/** The part that is still to be paid at the venue: none once somebody noted that it was. */
export const owedAtVenue = (row: Row): number => (row.venue_paid_at ? 0 : dueAtVenue(row))

/** The part that a booking stores as left to the venue, where another method pays the rest. */
export const leftToVenue = (method: PaymentMethod, { atPlace }: PaidBill): Minor =>
  method === 'PAY_AT_VENUE' ? ZERO : atPlace
