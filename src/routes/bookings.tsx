import { createFileRoute, Navigate } from '@tanstack/react-router'

/** Where they were once. */
export const Route = createFileRoute('/bookings')({
  component: () => <Navigate to="/my-bookings" replace />,
})
