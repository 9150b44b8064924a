import { createFileRoute } from '@tanstack/react-router'
import { BookingListScreen } from '#src/core/booking/list/booking-list-screen.tsx'
import { bookedEvents } from '#src/verticals/events/booking/booked-events.ts'

export const Route = createFileRoute('/happenings/my-bookings/')({
  component: () => <BookingListScreen of={bookedEvents} />,
  staticData: { title: 'nav.bookings', header: 'back' },
})
