import type { Call } from '#contract/call.ts'
import type * as rentals from '#contract/calls/rental-bookings.ts'
import type * as orders from '#contract/calls/rental-orders.ts'
import type { Implementations } from '#server/http/context.ts'
import { orderReply } from '#server/modules/orders/order-reply.ts'
import type { OrdersService } from '#server/modules/orders/service.ts'

type Calls = Extract<(typeof rentals)[keyof typeof rentals] | (typeof orders)[keyof typeof orders], Call>

const vertical = 'rentals'

export function rentalOrderCalls(service: OrdersService): Implementations<Calls> {
  const { rentalBookings, rentalAvailability, rentalChanges } = service.parts
  const place = orderReply(service)
  return {
    'check-rental-availability': (asked, { caller }) => rentalAvailability.check(asked, caller?.accountId),
    'get-rental-calendar': (asked, { caller }) => rentalAvailability.calendar(asked, caller?.accountId),
    'place-rental-order': {
      precheck: async ({ rental, ...order }, { caller: { accountId }, address }) => {
        const { query } = service.deps.database
        const hold_id = order.hold_id ?? (await rentalAvailability.ownHold(query, accountId, rental.slug))
        const wanted = { ...order, hold_id, vertical, items: [rental] }
        await service.parts.orders.precheck(wanted, { accountId, address })
      },
      handle: async ({ rental, ...order }, { caller: { accountId }, language, tx }) => {
        const hold_id = order.hold_id ?? (await rentalAvailability.ownHold(tx, accountId, rental.slug))
        return place(tx, { ...order, hold_id, vertical, items: [rental] }, { accountId, language })
      },
    },
    'get-rental-bookings': (page, { caller, language }) =>
      rentalBookings.list({ accountId: caller.accountId, language }, { cursor: undefined, ...page }),
    'get-rental-booking': async ({ unique_booking_id }, { caller, language }) => ({
      data: await rentalBookings.one({ accountId: caller.accountId, language }, unique_booking_id),
    }),
    'cancel-rental-booking': async ({ unique_booking_id: reference, refund_percent }, { caller, tx }) => {
      const of = { vertical, reference }
      await service.parts.life.cancel(tx, caller.accountId, { ...of, seenPercent: refund_percent })
      return {}
    },
    'quote-rental-change': (asked, { caller }) => rentalChanges.quote(caller.accountId, asked),
    'change-rental-booking': async (asked, { caller, tx }) => {
      const { unique_booking_id: reference, start_date, end_date, ...seen } = asked
      const wanted = { vertical, reference, times: { start_date, end_date } }
      const waits = await service.parts.changes.change(tx, caller.accountId, wanted, seen)
      return waits ? { payment_url: service.parts.online.urlOf(reference) } : {}
    },
  }
}
