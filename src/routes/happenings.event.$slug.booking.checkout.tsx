import { createFileRoute } from '@tanstack/react-router'
import { CheckoutScreen } from '#src/core/checkout/pay/checkout-screen.tsx'
import { soldEvents } from '#src/verticals/events/tickets/sold-events.ts'

export const Route = createFileRoute('/happenings/event/$slug/booking/checkout')({
  component: CheckoutRoute,
  staticData: { title: 'event.tickets', header: 'none', alone: true },
})

function CheckoutRoute() {
  return <CheckoutScreen of={soldEvents} slug={Route.useParams().slug} />
}
