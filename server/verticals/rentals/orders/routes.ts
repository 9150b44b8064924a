import type { Call } from '#contract/call.ts'
import { rentalBookingCalls } from '#contract/calls/rentals/bookings.ts'
import type * as quotes from '#contract/calls/rentals/changes.ts'
import type * as orders from '#contract/calls/rentals/orders.ts'
import type { Implementations } from '#server/http/context.ts'
import { orderReply } from '#server/modules/orders/order-reply.ts'
import { standardBookingCalls } from '#server/modules/orders/standard-routes.ts'
import type { RentalsService } from '../service.ts'

type OwnCalls = Extract<(typeof quotes)[keyof typeof quotes] | (typeof orders)[keyof typeof orders], Call>

const vertical = 'rentals' as const

/** Calls for orders and bookings of rentals, and for giving a booking other dates. */
export function rentalOrderRoutes({ deps, parts }: RentalsService) {
  const { availability, bookings, changeQuotes } = parts
  const { orders, changes, online } = deps.orders.parts
  const place = orderReply(deps.orders)
  const own: Implementations<OwnCalls> = {
    'check-rental-availability': (asked, { caller }) => availability.check(asked, caller?.accountId),
    'get-rental-calendar': (asked, { caller }) => availability.calendar(asked, caller?.accountId),
    'place-rental-order': {
      precheck: async ({ rental, ...order }, { caller: { accountId }, address }) => {
        const { query } = deps.database
        const hold_id = order.hold_id ?? (await availability.ownHold(query, accountId, rental.slug))
        const wanted = { ...order, hold_id, vertical, items: [rental] }
        await orders.precheck(wanted, { accountId, address })
      },
      handle: async ({ rental, ...order }, { caller: { accountId }, language, tx }) => {
        const hold_id = order.hold_id ?? (await availability.ownHold(tx, accountId, rental.slug))
        return place(tx, { ...order, hold_id, vertical, items: [rental] }, { accountId, language })
      },
    },
    'quote-rental-change': (asked, { caller }) => changeQuotes.quote(caller.accountId, asked),
    'change-rental-booking': async (asked, { caller, tx }) => {
      const { unique_booking_id: reference, start_date, end_date, ...seen } = asked
      const wanted = { vertical, reference, times: { start_date, end_date } }
      const waits = await changes.change(tx, caller.accountId, wanted, seen)
      return waits ? { payment_url: online.urlOf(reference) } : {}
    },
  }
  return { ...standardBookingCalls(deps.orders, rentalBookingCalls, bookings), ...own }
}
