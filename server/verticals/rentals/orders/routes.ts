import type { Call } from '#contract/call.ts'
import type * as rentals from '#contract/calls/rental-bookings.ts'
import type * as orders from '#contract/calls/rental-orders.ts'
import type { Implementations } from '#server/http/context.ts'
import { orderReply } from '#server/modules/orders/order-reply.ts'
import type { RentalsService } from '../service.ts'

type Calls = Extract<(typeof rentals)[keyof typeof rentals] | (typeof orders)[keyof typeof orders], Call>

const vertical = 'rentals' as const

export function rentalOrderCalls({ deps, parts }: RentalsService): Implementations<Calls> {
  const { availability, bookings, changeQuotes } = parts
  const { orders, life, changes, online } = deps.orders.parts
  const place = orderReply(deps.orders)
  return {
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
    'get-rental-bookings': (page, { caller, language }) =>
      bookings.list({ accountId: caller.accountId, language }, { cursor: undefined, ...page }),
    'get-rental-booking': async ({ unique_booking_id }, { caller, language }) => ({
      data: await bookings.one({ accountId: caller.accountId, language }, unique_booking_id),
    }),
    'cancel-rental-booking': async ({ unique_booking_id: reference, refund_percent }, { caller, tx }) => {
      const of = { vertical, reference }
      await life.cancel(tx, caller.accountId, { ...of, seenPercent: refund_percent })
      return {}
    },
    'quote-rental-change': (asked, { caller }) => changeQuotes.quote(caller.accountId, asked),
    'change-rental-booking': async (asked, { caller, tx }) => {
      const { unique_booking_id: reference, start_date, end_date, ...seen } = asked
      const wanted = { vertical, reference, times: { start_date, end_date } }
      const waits = await changes.change(tx, caller.accountId, wanted, seen)
      return waits ? { payment_url: online.urlOf(reference) } : {}
    },
  }
}
