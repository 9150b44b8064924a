import { eventBookingCalls } from '#contract/calls/events/bookings.ts'
import type { EventBooking } from '#contract/entities/event-booking.ts'
import { BookingPage } from '#src/core/booking/page/booking-page.tsx'
import { BookingScreen } from '#src/core/booking/page/booking-screen.tsx'
import type { Whereabouts } from '#src/core/listing/detail/location.tsx'
import { bookedEvents } from './booked-events.ts'

/** The screen of one booking of an event. */
export function EventBookingScreen({ reference }: { reference: string }) {
  return (
    <BookingScreen of={bookedEvents} reference={reference}>
      {(booking, askAgain) => (
        <BookingPage
          booking={booking}
          of={bookedEvents}
          host={booking.event.user.name}
          at={whereaboutsOf(booking)}
          lines={booking.booking_tickets.map(({ name, ...each }) => ({
            ...{ name, each, amount: each.quantity * each.price },
          }))}
          cancelCall={eventBookingCalls.cancel.name}
          onAskAgain={askAgain}
        />
      )}
    </BookingScreen>
  )
}

function whereaboutsOf({ event }: EventBooking): Whereabouts | undefined {
  if (event.is_online) return undefined
  const { land_mark, ...at } = event.full_address
  return { ...at, landMark: land_mark, mapUrl: event.google_map_url }
}
