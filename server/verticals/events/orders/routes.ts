import { eventBookingCalls } from '#contract/calls/events/bookings.ts'
import type { placeEventBooking } from '#contract/calls/events/orders.ts'
import type { Implementations } from '#server/http/context.ts'
import { orderReply } from '#server/modules/orders/order-reply.ts'
import { standardBookingCalls } from '#server/modules/orders/standard-routes.ts'
import type { EventsService } from '../service.ts'

const vertical = 'events' as const

const itemsOf = (tickets: readonly { id: number; quantity: number }[]) =>
  tickets.map(({ id: ticket_id, quantity }) => ({ ticket_id, quantity }))

/** Calls for orders and bookings of tickets. */
export function eventOrderRoutes({ deps, parts }: EventsService) {
  const { orders } = deps.orders.parts
  const place = orderReply(deps.orders)
  const own: Implementations<typeof placeEventBooking> = {
    'place-event-booking': {
      precheck: ({ tickets, ...order }, { caller: { accountId }, address }) => {
        const wanted = { ...order, vertical, items: itemsOf(tickets) } as const
        return orders.precheck(wanted, { accountId, address })
      },
      handle: ({ tickets, ...order }, { caller: { accountId }, language, tx }) =>
        place(tx, { ...order, vertical, items: itemsOf(tickets) }, { accountId, language }),
    },
  }
  return { ...standardBookingCalls(deps.orders, eventBookingCalls, parts.bookings), ...own }
}
