import { createFileRoute } from '@tanstack/react-router'
import { EventBookings } from '#src/verticals/events/booking/event-bookings.tsx'

export const Route = createFileRoute('/happenings/my-bookings/')({
  component: EventBookings,
  staticData: { title: 'nav.bookings', header: 'back' },
})
