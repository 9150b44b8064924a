import { useInfiniteQuery } from '@tanstack/react-query'
import { BookingCard } from '#src/core/booking/list/booking-card.tsx'
import { BookingListScreen } from '#src/core/booking/list/booking-list-screen.tsx'
import { OwnScreen } from '#src/core/booking/own-screen.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { eventBookingPaths } from '#src/verticals/events/paths.ts'
import { eventBookings } from './queries.ts'

/** The tickets somebody has, and those they had. */
export function EventBookings() {
  return (
    <OwnScreen>
      <Own />
    </OwnScreen>
  )
}

function Own() {
  const { t, language } = useSpeech()
  const query = useInfiniteQuery({
    ...eventBookings.list(language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <BookingListScreen query={query} keyOf={(it) => it.unique_booking_id}>
      {(booking) => (
        <BookingCard
          booking={booking}
          paths={eventBookingPaths}
          count={t('booking.tickets', { n: booking.booked_tickets_count })}
        />
      )}
    </BookingListScreen>
  )
}
