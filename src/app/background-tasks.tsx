import { useEffect } from 'react'
import { useRememberComing } from '#src/core/booking/coming/remembered.ts'
import { useComingOf } from '#src/core/booking/coming/use-coming-of.ts'
import { useOfflineBookings } from '#src/core/booking/offline/use-offline-bookings.ts'
import { useBookingRefresh } from '#src/core/booking/use-booking-refresh.ts'
import { OrderNewsBar } from '#src/core/checkout/unfinished-order/order-news-bar.tsx'
import { useFavouriteSync } from '#src/core/favourite/use-favourite-sync.ts'
import { renewPushSubscription } from '#src/core/notifications/renew-push-subscription.ts'
import { bookedEvents } from '#src/verticals/events/booking/booked-events.ts'
import { saveEventBookings } from '#src/verticals/events/booking/offline.ts'
import { soldEvents } from '#src/verticals/events/tickets/sold-events.ts'
import { bookedRentals } from '#src/verticals/rentals/booking/booked-rentals.ts'
import { saveRentalBookings } from '#src/verticals/rentals/booking/offline.ts'
import { soldRentals } from '#src/verticals/rentals/sold-rentals.ts'

/** How each vertical sells of which something can be booked, and how it keeps what was. */
const sold = [soldEvents, soldRentals]
const savers = [saveEventBookings, saveRentalBookings]

/**
 * Whatever screen somebody is on: an order that was left open, what they have booked for when there is no network and
 * for the home screen, that messages go on to reach them, and that hearts and bookings are as
 * they were left.
 */
export function BackgroundTasks() {
  useOfflineBookings(savers)
  useRememberComing([useComingOf(bookedEvents), useComingOf(bookedRentals)])
  useFavouriteSync()
  useBookingRefresh()
  useEffect(() => {
    // Without an answer the next start tries again.
    renewPushSubscription().catch(() => {})
  }, [])
  return <OrderNewsBar sold={sold} />
}
