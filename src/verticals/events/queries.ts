import { queryOptions } from '@tanstack/react-query'
import { eventListingCalls, getEventTickets } from '#contract/calls/events/listing.ts'
import { listingQueries } from '#src/core/listing/queries.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** The stock of tickets changes while somebody reads. */
const STOCK_IS_FRESH_MS = 15_000

export const events = {
  ...listingQueries('event', eventListingCalls),
  tickets: (slug: string, language: string) =>
    queryOptions({
      queryKey: ['event tickets', language, slug],
      queryFn: async ({ signal }) => (await send(getEventTickets, { slug }, signal)).tickets,
      meta: persisted,
      staleTime: STOCK_IS_FRESH_MS,
    }),
}
