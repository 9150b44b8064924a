import { createFileRoute } from '@tanstack/react-router'
import { BookingListScreen } from '#src/core/booking/list/booking-list-screen.tsx'
import { bookedRentals } from '#src/verticals/rentals/booking/booked-rentals.ts'

export const Route = createFileRoute('/rentals/my-bookings/')({
  component: () => <BookingListScreen of={bookedRentals} />,
  staticData: { title: 'nav.bookings', header: 'back' },
})
