import type { Call } from '#contract/call.ts'
import type * as bookings from '#contract/calls/bookings.ts'
import type * as ordering from '#contract/calls/ordering.ts'
import type * as orders from '#contract/calls/orders.ts'
import type { Implementations } from '#server/http/context.ts'
import { fateOf } from '#server/http/idempotency/once.ts'
import { orderReply } from './order-reply.ts'
import type { OrdersService } from './service.ts'

type Calls = Extract<
  | (typeof orders)[keyof typeof orders]
  | (typeof bookings)[keyof typeof bookings]
  | (typeof ordering)[keyof typeof ordering],
  Call
>

const itemsOf = (tickets: readonly { id: number; quantity: number }[]) =>
  tickets.map(({ id: ticket_id, quantity }) => ({ ticket_id, quantity }))

export function orderCalls(service: OrdersService): Implementations<Calls> {
  const { deps } = service
  const { holds, reckoner, online, eventBookings } = service.parts
  const place = orderReply(service)
  return {
    hold: async (asked, { caller }) => ({ hold: await holds.hold(asked, caller?.accountId) }),
    'release-hold': async ({ hold_id }) => {
      await holds.release(hold_id)
      return {}
    },
    'get-bill': async ({ vertical, items, ...perks }, { caller, language, address }) => {
      const accountId = caller?.accountId
      await deps.perks.guesses.watch(perks, { accountId, address })
      return reckoner.bill(vertical, items, perks, { accountId, language })
    },
    'get-payment': ({ unique_booking_id }, { caller }) =>
      online.stateFor(caller.accountId, unique_booking_id),
    'give-up-change': async ({ unique_booking_id }, { caller }) => {
      await service.parts.pendingChanges.giveUp(caller.accountId, unique_booking_id)
      return {}
    },
    'get-order-fate': ({ idempotency_key: key }, { caller }) =>
      fateOf(deps, { owner: caller.accountId, key }),
    'place-event-booking': {
      precheck: ({ tickets, ...order }, { caller: { accountId }, address }) => {
        const wanted = { ...order, vertical: 'events', items: itemsOf(tickets) }
        return service.parts.orders.precheck(wanted, { accountId, address })
      },
      handle: ({ tickets, ...order }, { caller: { accountId }, language, tx }) =>
        place(tx, { ...order, vertical: 'events', items: itemsOf(tickets) }, { accountId, language }),
    },
    'get-bookings': (page, { caller, language }) =>
      service.parts.bookings.list({ accountId: caller.accountId, language }, { cursor: undefined, ...page }),
    'get-event-bookings': (page, { caller, language }) =>
      eventBookings.list({ accountId: caller.accountId, language }, { cursor: undefined, ...page }),
    'get-event-booking': async ({ unique_booking_id }, { caller, language }) => ({
      data: await eventBookings.one({ accountId: caller.accountId, language }, unique_booking_id),
    }),
    'cancel-event-booking': async ({ unique_booking_id: reference, refund_percent }, { caller, tx }) => {
      const of = { vertical: 'events', reference }
      await service.parts.life.cancel(tx, caller.accountId, { ...of, seenPercent: refund_percent })
      return {}
    },
  }
}
