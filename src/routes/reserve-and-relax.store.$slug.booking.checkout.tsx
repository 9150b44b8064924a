import { createFileRoute } from '@tanstack/react-router'
import { CheckoutScreen } from '#src/core/checkout/pay/checkout-screen.tsx'
import { soldVisits } from '#src/verticals/services/visit/sold-visits.ts'

export const Route = createFileRoute('/reserve-and-relax/store/$slug/booking/checkout')({
  component: CheckoutRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function CheckoutRoute() {
  return <CheckoutScreen of={soldVisits} slug={Route.useParams().slug} />
}
