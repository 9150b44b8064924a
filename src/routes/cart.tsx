import { createFileRoute } from '@tanstack/react-router'
import { AlsoWaiting } from '#src/core/checkout/cart/also-waiting.tsx'
import { soldEvents } from '#src/verticals/events/tickets/sold-events.ts'
import { soldRentals } from '#src/verticals/rentals/sold-rentals.ts'
import { CartScreen } from '#src/verticals/services/visit/cart-screen.tsx'

const others = [soldEvents, soldRentals]

export const Route = createFileRoute('/cart')({
  component: CartRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function CartRoute() {
  return (
    <CartScreen>
      <AlsoWaiting sold={others} />
    </CartScreen>
  )
}
