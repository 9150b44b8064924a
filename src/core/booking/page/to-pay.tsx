import type { ReactNode } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import { PayNow } from './pay-now.tsx'
import { WaitingChange } from './waiting-change.tsx'

interface Props {
  booking: Booking
  /** When it would be, where other dates of it wait. */
  children: ReactNode
}

/** What of a booking waits for its payment: itself, or other dates for it. */
export function ToPay({ booking, children }: Props) {
  const { payable, pay_until, waiting_change } = booking
  if (pay_until !== null) return <PayNow booking={booking} amount={payable} until={pay_until} />
  if (!waiting_change) return null
  return (
    <WaitingChange booking={booking} change={waiting_change}>
      {children}
    </WaitingChange>
  )
}
