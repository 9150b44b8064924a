import type { Call } from '#contract/call.ts'
import { rentalBookingCalls } from '#contract/calls/rentals/bookings.ts'
import { rentalChangeCalls } from '#contract/calls/rentals/changes.ts'
import type * as orders from '#contract/calls/rentals/orders.ts'
import type { Implementations } from '#server/http/context.ts'
import { orderReply } from '#server/modules/orders/order-reply.ts'
import { standardChangeCalls } from '#server/modules/orders/standard-change-routes.ts'
import { standardBookingCalls } from '#server/modules/orders/standard-routes.ts'
import { stayQuote } from '../change/quote.ts'
import type { RentalsService } from '../service.ts'

type OwnCalls = Extract<(typeof orders)[keyof typeof orders], Call>

const vertical = 'rentals' as const

/** Calls for orders and bookings of rentals, and for moving a booking to other dates. */
export function rentalOrderRoutes({ deps, parts }: RentalsService) {
  const { availability, bookings } = parts
  const { orders } = deps.orders.parts
  const place = orderReply(deps.orders)
  const own: Implementations<OwnCalls> = {
    'check-rental-availability': (asked, { caller }) => availability.check(asked, caller?.accountId),
    'get-rental-calendar': (asked, { caller }) => availability.calendar(asked, caller?.accountId),
    'place-rental-order': {
      precheck: ({ rental, ...order }, { caller: { accountId }, address }) =>
        orders.precheck({ ...order, vertical, items: [rental] }, { accountId, address }),
      handle: ({ rental, ...order }, { caller: { accountId }, language, tx }) =>
        place(tx, { ...order, vertical, items: [rental] }, { accountId, language }),
    },
  }
  return {
    ...standardBookingCalls(deps.orders, rentalBookingCalls, bookings),
    ...standardChangeCalls(deps.orders, rentalChangeCalls, {
      id: vertical,
      quoteOf: ({ booking }, asked) => stayQuote(deps, booking, asked),
    }),
    ...own,
  }
}
