import { createFileRoute } from '@tanstack/react-router'
import { perkRequestSchema } from '#src/core/checkout/perks/perk-request.ts'
import { SummaryScreen } from '#src/core/checkout/summary/summary-screen.tsx'
import { soldRentals } from '#src/verticals/rentals/sold-rentals.ts'

export const Route = createFileRoute('/rentals/cart')({
  validateSearch: perkRequestSchema,
  component: CartRoute,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true },
})

function CartRoute() {
  return <SummaryScreen of={soldRentals} wanted={Route.useSearch()} />
}
