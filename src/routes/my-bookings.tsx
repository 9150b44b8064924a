import { createFileRoute } from '@tanstack/react-router'
import { BookingsHub } from '#src/core/booking/list/bookings-hub.tsx'

export const Route = createFileRoute('/my-bookings')({
  component: BookingsHub,
  staticData: { title: 'nav.bookings' },
})
