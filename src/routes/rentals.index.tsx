import { createFileRoute } from '@tanstack/react-router'
import { home } from '#src/core/home/queries.ts'
import { RentalsHome } from '#src/verticals/rentals/rentals-home.tsx'

export const Route = createFileRoute('/rentals/')({
  loader: ({ context }) =>
    context.prepare(({ language, location }) => home.vertical('rentals', language.code, location)),
  component: RentalsHome,
  staticData: { title: 'vertical.rentals' },
})
