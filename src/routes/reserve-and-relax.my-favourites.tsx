import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/reserve-and-relax/my-favourites')({
  // Stores and professionals stand among all that one likes.
  beforeLoad: () => {
    throw redirect({ to: '/favourites', replace: true })
  },
})
