import { useEffect } from 'react'
import { useRememberComing } from '#src/core/booking/coming/remembered.ts'
import { useComingOf } from '#src/core/booking/coming/use-coming-of.ts'
import { useOfflineBookings } from '#src/core/booking/offline/use-offline-bookings.ts'
import { useBookingRefresh } from '#src/core/booking/use-booking-refresh.ts'
import { OrderNewsBar } from '#src/core/checkout/unfinished-order/order-news-bar.tsx'
import { useFavouriteSync } from '#src/core/favourite/use-favourite-sync.ts'
import { renewPushSubscription } from '#src/core/notifications/renew-push-subscription.ts'
import { bookableEvents } from '#src/verticals/events/bookable.ts'
import { bookableRentals } from '#src/verticals/rentals/bookable.ts'
import { bookableVisits } from '#src/verticals/services/bookable.ts'

/** The verticals whose listings can be booked. */
const bookable = [bookableEvents, bookableRentals, bookableVisits]
const sold = bookable.map((it) => it.sold)
const savers = bookable.map((it) => it.saveBookings)

/**
 * The tasks that run on every screen: finding the outcome of an open order, storing bookings for the home
 * screen and for when there is no network, keeping pushes subscribed, and updating hearts and bookings once
 * the server has answered.
 */
export function BackgroundTasks() {
  useOfflineBookings(savers)
  useRememberComing([
    useComingOf(bookableEvents.booked),
    useComingOf(bookableRentals.booked),
    useComingOf(bookableVisits.booked),
  ])
  useFavouriteSync()
  useBookingRefresh()
  useEffect(() => {
    // Without an answer the next start tries again.
    renewPushSubscription().catch(() => {})
  }, [])
  return <OrderNewsBar sold={sold} />
}
