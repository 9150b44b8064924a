import { useQuery } from '@tanstack/react-query'
import { cancelEventBooking } from '#contract/calls/bookings.ts'
import type { EventBooking } from '#contract/entities/booking.ts'
import { BookingPage } from '#src/core/booking/page/booking-page.tsx'
import { BookingScreen } from '#src/core/booking/page/booking-screen.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Whereabouts } from '#src/core/listing/detail/location.tsx'
import { eventBookingPaths } from '#src/verticals/events/paths.ts'
import { eventBookings } from './queries.ts'

/** One booking of an event. */
export function EventBookingScreen({ reference }: { reference: string }) {
  const { t, language } = useSpeech()
  const query = useQuery({
    ...eventBookings.one(reference, language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <BookingScreen query={query} back={eventBookingPaths.list}>
      {(booking) => (
        <BookingPage
          booking={booking}
          paths={eventBookingPaths}
          host={booking.event.user.name}
          at={whereaboutsOf(booking)}
          lines={booking.booking_tickets}
          count={t('booking.tickets', { n: booking.booked_tickets_count })}
          cancelCall={cancelEventBooking.name}
          onAskAgain={() => void query.refetch()}
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
