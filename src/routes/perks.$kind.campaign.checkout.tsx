import { createFileRoute } from '@tanstack/react-router'
import { PurchaseCheckout } from '#src/core/perks/buying/purchase-checkout.tsx'

export const Route = createFileRoute('/perks/$kind/campaign/checkout')({
  component: CheckoutRoute,
  staticData: { title: 'perks.title', header: 'none', alone: true },
})

function CheckoutRoute() {
  return <PurchaseCheckout path={Route.useParams().kind} />
}
