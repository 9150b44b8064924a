import type { Call } from '#contract/call.ts'
import type * as pickupDrop from '#contract/calls/pickup-drop.ts'
import type { Implementations } from '#server/http/context.ts'
import type { RentalsService } from '../service.ts'

type Calls = Extract<(typeof pickupDrop)[keyof typeof pickupDrop], Call>

/** Calls for the handover of rentals. */
export const handoverRoutes = ({ parts: { handovers } }: RentalsService): Implementations<Calls> => ({
  'get-pickup-drop': ({ slug }) => handovers.offer(slug),
  'quote-pickup-drop': (asked, { caller }) => handovers.quote(asked, caller?.accountId),
})
