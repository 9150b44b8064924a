import { useEffect } from 'react'
import { useRememberComing } from '#src/core/booking/coming/remembered.ts'
import { useComingOf } from '#src/core/booking/coming/use-coming-of.ts'
import { useKeptBookings } from '#src/core/booking/keep/use-kept-bookings.ts'
import { useBookingRefresh } from '#src/core/booking/use-booking-refresh.ts'
import { OrderNewsBar } from '#src/core/checkout/unfinished-order/order-news-bar.tsx'
import { useMarksLookedAfter } from '#src/core/favourite/use-marks-looked-after.ts'
import { keepSubscribed } from '#src/core/notifications/keep-subscribed.ts'
import { bookedEvents } from '#src/verticals/events/booking/booked-events.ts'
import { keepEventBookings } from '#src/verticals/events/booking/keep.ts'
import { soldEvents } from '#src/verticals/events/tickets/sold-events.ts'
import { bookedRentals } from '#src/verticals/rentals/booking/booked-rentals.ts'
import { keepRentalBookings } from '#src/verticals/rentals/booking/keep.ts'
import { soldRentals } from '#src/verticals/rentals/sold-rentals.ts'

/** How each vertical sells of which something can be booked, and how it keeps what was. */
const sold = [soldEvents, soldRentals]
const keepers = [keepEventBookings, keepRentalBookings]

/**
 * Whatever screen somebody is on: an order that was left open, what they have booked for when there is no network and
 * for the home screen, that messages go on to reach them, and that hearts and bookings are as
 * they were left.
 */
export function BackgroundTasks() {
  useKeptBookings(keepers)
  useRememberComing([useComingOf(bookedEvents), useComingOf(bookedRentals)])
  useMarksLookedAfter()
  useBookingRefresh()
  useEffect(() => {
    // Without an answer the next start tries again.
    keepSubscribed().catch(() => {})
  }, [])
  return <OrderNewsBar sold={sold} />
}
