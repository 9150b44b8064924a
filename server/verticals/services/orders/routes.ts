import type { Call } from '#contract/call.ts'
import { serviceBookingCalls } from '#contract/calls/services/bookings.ts'
import { serviceChangeCalls } from '#contract/calls/services/changes.ts'
import type { getNextStarts } from '#contract/calls/services/next-starts.ts'
import type * as orders from '#contract/calls/services/orders.ts'
import type { Implementations } from '#server/http/context.ts'
import { orderReply } from '#server/modules/orders/order-reply.ts'
import { standardChangeCalls } from '#server/modules/orders/standard-change-routes.ts'
import { standardBookingCalls } from '#server/modules/orders/standard-routes.ts'
import type { ServicesService } from '../service.ts'

type OwnCalls = Extract<(typeof orders)[keyof typeof orders], Call> | typeof getNextStarts

const vertical = 'services' as const

/** Calls for the starts of visits, for orders and for bookings. */
export function visitRoutes({ deps, parts: { slots, nextStarts, bookings } }: ServicesService) {
  const { orders } = deps.orders.parts
  const place = orderReply(deps.orders)
  const own: Implementations<OwnCalls> = {
    'get-slots': (asked, { caller }) => slots.slots(asked, caller?.accountId),
    'get-next-starts': { memory: { seconds: 2 }, handle: (asked) => nextStarts.next(asked) },
    'place-service-booking': {
      precheck: ({ visit, ...order }, { caller: { accountId }, address }) =>
        orders.precheck({ ...order, vertical, items: [visit] }, { accountId, address }),
      handle: ({ visit, ...order }, { caller: { accountId }, language, tx }) =>
        place(tx, { ...order, vertical, items: [visit] }, { accountId, language }),
    },
  }
  return {
    ...standardBookingCalls(deps.orders, serviceBookingCalls, bookings),
    ...standardChangeCalls(deps.orders, serviceChangeCalls, {
      id: vertical,
      async quoteOf({ offer: { startsAt, endsAt }, otherTimes }) {
        await otherTimes.assertAvailable(deps.database.query, deps.clock.now())
        return { start: startsAt.toISOString(), end: endsAt.toISOString() }
      },
    }),
    ...own,
  }
}
