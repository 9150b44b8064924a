import type { Call } from '#contract/call.ts'
import type * as bookings from '#contract/calls/bookings.ts'
import type * as ordering from '#contract/calls/ordering.ts'
import type { Implementations } from '#server/http/context.ts'
import { orderReply } from '#server/modules/orders/order-reply.ts'
import type { EventsService } from '../service.ts'

type Calls = Exclude<
  Extract<(typeof bookings)[keyof typeof bookings] | (typeof ordering)[keyof typeof ordering], Call>,
  typeof bookings.getBookings | typeof bookings.giveUpChange
>

const vertical = 'events' as const

const itemsOf = (tickets: readonly { id: number; quantity: number }[]) =>
  tickets.map(({ id: ticket_id, quantity }) => ({ ticket_id, quantity }))

export function eventOrderCalls({ deps, parts }: EventsService): Implementations<Calls> {
  const { orders, life } = deps.orders.parts
  const place = orderReply(deps.orders)
  return {
    'place-event-booking': {
      precheck: ({ tickets, ...order }, { caller: { accountId }, address }) => {
        const wanted = { ...order, vertical, items: itemsOf(tickets) } as const
        return orders.precheck(wanted, { accountId, address })
      },
      handle: ({ tickets, ...order }, { caller: { accountId }, language, tx }) =>
        place(tx, { ...order, vertical, items: itemsOf(tickets) }, { accountId, language }),
    },
    'get-event-bookings': (page, { caller, language }) =>
      parts.bookings.list({ accountId: caller.accountId, language }, { cursor: undefined, ...page }),
    'get-event-booking': async ({ unique_booking_id }, { caller, language }) => ({
      data: await parts.bookings.one({ accountId: caller.accountId, language }, unique_booking_id),
    }),
    'cancel-event-booking': async ({ unique_booking_id: reference, refund_percent }, { caller, tx }) => {
      await life.cancel(tx, caller.accountId, { vertical, reference, seenPercent: refund_percent })
      return {}
    },
  }
}
