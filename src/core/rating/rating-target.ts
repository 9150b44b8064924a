import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { QueuedCall } from '#contract/calls/registry.ts'
import { refreshBooking } from '#src/core/booking/use-booking-refresh.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import type { Rated } from './rated.ts'

/** What somebody rates: a booking of theirs, or a listing for which nothing is booked. */
export interface RatingTarget {
  query: ReturnType<typeof ratingQuery>
  /** The call that rates. */
  call: QueuedCall['name']
  /** The fields of its request that say what is rated; by them its entry in the outbox is known. */
  of: Readonly<Record<string, string>>
  /** Under which what was begun and not sent is on the device. */
  draftKey: string
  /** Has every screen show what came of it. */
  refresh: (queries: QueryClient) => void
}

/** null: there is no such thing, or it is not this person's. */
const ratingQuery = (queryKey: readonly string[], ask: (signal: AbortSignal) => Promise<Rated>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Rated | null> => ask(signal).catch(nullWhereNotFound),
    meta: persisted,
    staleTime: 0,
  })

/** Bookings of a vertical are rated by whoever was there. */
export function ratingOfBooking(
  vertical: string,
  { name: call }: QueuedCall,
  ask: (request: { unique_booking_id: string }, signal: AbortSignal) => Promise<Rated>,
) {
  return (reference: string): RatingTarget => {
    const of = { unique_booking_id: reference }
    return {
      query: ratingQuery(['booking rating', vertical, reference], (signal) => ask(of, signal)),
      ...{ call, of, draftKey: reference },
      refresh: (queries) => refreshBooking(queries, reference),
    }
  }
}

/** Listings for which nothing is booked are rated by whoever has an account. */
export function ratingOfListing(
  vertical: string,
  { name: call }: QueuedCall,
  ask: (request: { slug: string }, signal: AbortSignal) => Promise<Rated>,
) {
  return (slug: string): RatingTarget => {
    const of = { slug }
    return {
      query: ratingQuery(['listing rating', vertical, slug], (signal) => ask(of, signal)),
      ...{ call, of, draftKey: `${vertical} ${slug}` },
      // Its own page, its stars on the map, and all that was said of it.
      refresh: (queries) =>
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) }),
    }
  }
}
