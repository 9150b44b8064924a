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

/** The verticals of which something can be booked. */
const bookable = [bookableEvents, bookableRentals]
const sold = bookable.map((it) => it.sold)
const savers = bookable.map((it) => it.saveBookings)

/**
 * Whatever screen somebody is on: an order that was left open, what they have booked for when there is no network and
 * for the home screen, that messages go on to reach them, and that hearts and bookings are as
 * they were left.
 */
export function BackgroundTasks() {
  useOfflineBookings(savers)
  useRememberComing([useComingOf(bookableEvents.booked), useComingOf(bookableRentals.booked)])
  useFavouriteSync()
  useBookingRefresh()
  useEffect(() => {
    // Without an answer the next start tries again.
    renewPushSubscription().catch(() => {})
  }, [])
  return <OrderNewsBar sold={sold} />
}
