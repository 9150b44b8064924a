import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { bookingStatus } from '#contract/status.ts'
import { justDone } from '#src/core/booking/just-done.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { Placed } from '#src/data/checkout/order.ts'
import type { Outcome } from '#src/data/checkout/ordering.ts'
import { askForLastingStorage } from '#src/data/lasting-storage.ts'
import { orderTrouble } from './trouble.ts'

/** Leads on from the outcome of an order: to its payment, to the booking, or to what stood in its way. */
export function useSettle(of: Sold): (outcome: Outcome) => void {
  const router = useRouter()
  const queries = useQueryClient()
  return (outcome) => {
    // A person whose session has ended is told so at the login, and comes back to a choice without an error.
    if (outcome.kind === 'refused')
      orderTrouble.set(
        outcome.refusal.status === 401
          ? undefined
          : { ...(orderTrouble.value ?? nothing), error: outcome.refusal },
      )
    if (outcome.kind !== 'placed') return
    orderTrouble.set(undefined)
    // Balances, stock and bookings have changed.
    void queries.invalidateQueries()
    const { placed } = outcome
    askForLastingStorage()
    justDone.set({ reference: placed.unique_booking_id, what: 'ordered' })
    if (waitsForPayment(placed)) location.assign(placed.payment_url)
    // The booking replaces the checkout in the history, since no way leads back to that.
    else router.history.replace(of.bookingPath(placed.unique_booking_id))
  }
}

const nothing = { method: undefined, total: undefined }

/** Whether the order is still to be paid at the gateway. */
export function waitsForPayment(placed: Placed): placed is Placed & { payment_url: string } {
  return placed.status === bookingStatus.awaitingPayment && placed.payment_url !== undefined
}
