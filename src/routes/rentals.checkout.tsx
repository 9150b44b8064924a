import { createFileRoute } from '@tanstack/react-router'
import { CheckoutScreen } from '#src/core/checkout/pay/checkout-screen.tsx'
import { soldRentals } from '#src/verticals/rentals/sold-rentals.ts'

export const Route = createFileRoute('/rentals/checkout')({
  component: CheckoutRoute,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true },
})

function CheckoutRoute() {
  return <CheckoutScreen of={soldRentals} />
}
