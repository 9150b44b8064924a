import type { Call } from '#contract/call.ts'
import type * as bookings from '#contract/calls/bookings.ts'
import type * as orders from '#contract/calls/orders.ts'
import type { Implementations } from '#server/http/context.ts'
import { fateOf } from '#server/http/idempotency/once.ts'
import type { OrdersService } from './service.ts'

type Calls = Extract<(typeof orders)[keyof typeof orders] | (typeof bookings)[keyof typeof bookings], Call>

/** Answers the calls for orders and bookings of all verticals. */
export function orderCalls(service: OrdersService): Implementations<Calls> {
  const { deps } = service
  const { holds, reckoner, online } = service.parts
  return {
    hold: async (asked, { caller, address }) => ({ hold: await holds.hold(asked, caller ?? { address }) }),
    'release-hold': async ({ hold_id }) => {
      await holds.release(hold_id)
      return {}
    },
    'get-bill': async ({ vertical, items, ...perks }, { caller, language, address }) => {
      const accountId = caller?.accountId
      await deps.perks.parts.guesses.watch(perks, { accountId, address })
      return reckoner.bill(vertical, items, perks, { accountId, language })
    },
    'best-perks': ({ vertical, items, ...points }, { caller, language }) =>
      reckoner.best({ vertical, items, points }, { ...caller, language }),
    'get-payment': ({ unique_booking_id }, { caller }) =>
      online.stateFor(caller.accountId, unique_booking_id),
    'give-up-change': async ({ unique_booking_id }, { caller }) => {
      await service.parts.pendingChanges.giveUp(caller.accountId, unique_booking_id)
      return {}
    },
    'get-order-fate': ({ idempotency_key: key }, { caller }) =>
      fateOf(deps, { owner: caller.accountId, key }),
    'get-bookings': (page, { caller, language }) =>
      service.parts.bookings.list({ accountId: caller.accountId, language }, { cursor: undefined, ...page }),
  }
}
