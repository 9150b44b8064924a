import { queryOptions } from '@tanstack/react-query'
import { getRentalCalendar } from '#contract/calls/rentals/orders.ts'
import { heldHere } from '#src/data/checkout/held-here.ts'
import { send } from '#src/data/provider/call.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

const DAY_MS = 86_400_000
/** A year and a half, as far as the server's calendar goes. */
const AHEAD_MS = 549 * DAY_MS
/** Others book meanwhile, so the calendar is read anew each time. */
const NEVER_FRESH = 0

/** A query for the calendar of a rental, with the times that are taken. */
export const rentalCalendar = (slug: string) =>
  queryOptions({
    queryKey: ['rental calendar', slug],
    queryFn: async ({ signal }) => {
      const from = (serverNow() ?? Date.now()) - DAY_MS
      const between = { from: new Date(from), until: new Date(from + AHEAD_MS) }
      const asked = { slug, from: between.from.toISOString(), until: between.until.toISOString() }
      return send(getRentalCalendar, { ...asked, ...(await heldHere()) }, signal)
    },
    meta: persisted,
    staleTime: NEVER_FRESH,
  })
