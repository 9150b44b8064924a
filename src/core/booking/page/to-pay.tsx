import type { Booking } from '#contract/entities/booking.ts'
import { PayNow } from './pay-now.tsx'
import { WaitingChange } from './waiting-change.tsx'

/** What of a booking waits for its payment: itself, or other dates for it. */
export function ToPay({ booking }: { booking: Booking }) {
  const { payable, wallet_amount, pay_until, waiting_change } = booking
  if (pay_until !== null)
    return <PayNow booking={booking} amount={payable} until={pay_until} fromWallet={wallet_amount} />
  return waiting_change && <WaitingChange booking={booking} change={waiting_change} />
}
