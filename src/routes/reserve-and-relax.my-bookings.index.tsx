import { createFileRoute } from '@tanstack/react-router'
import { BookingListScreen } from '#src/core/booking/list/booking-list-screen.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { bookedVisits } from '#src/verticals/services/booking/booked-visits.ts'

export const Route = createFileRoute('/reserve-and-relax/my-bookings/')({
  component: MyBookingsRoute,
  staticData: { title: 'nav.bookings', header: 'back' },
})

function MyBookingsRoute() {
  const watches = useLoaded(() => import('#src/verticals/services/watches/visit-watches.tsx'))
  return <BookingListScreen of={bookedVisits}>{watches && <watches.VisitWatches />}</BookingListScreen>
}
