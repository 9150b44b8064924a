import type { Booking } from '#contract/entities/booking.ts'
import { nowToPay } from '#src/core/bill/now-to-pay.ts'
import type { BookingWords } from '#src/core/booking/booked.ts'
import { leftToPlace } from '#src/core/booking/due-at-place.ts'
import { PayNow } from './pay-now.tsx'
import { WaitingChange } from './waiting-change.tsx'

/** The part of a booking that waits for its payment: the booking itself, or a change of it. */
export function ToPay({ booking, words }: { booking: Booking; words: BookingWords }) {
  const { bill, wallet_amount, pay_until, waiting_change } = booking
  if (pay_until !== null)
    return (
      <PayNow
        booking={booking}
        amount={nowToPay(bill, leftToPlace(booking))}
        until={pay_until}
        fromWallet={wallet_amount}
      />
    )
  return waiting_change && <WaitingChange booking={booking} change={waiting_change} words={words} />
}
