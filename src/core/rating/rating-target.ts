import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { refreshBooking } from '#src/core/booking/use-booking-refresh.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import type { RatingInput } from '#src/data/rating/rating-draft.ts'
import type { Rated } from './rated.ts'

/** The subject of a rating: a booking of the person, or a listing that is not booked. */
export interface RatingTarget {
  query: ReturnType<typeof ratingQuery>
  /** The call that rates. */
  call: QueuedCall['name']
  /**
   * The request's fields for the ratings, where they are not `rating_` and `review_` with a subject's `of`.
   */
  fields?: (said: ReadonlyMap<string, RatingInput>) => Readonly<Record<string, unknown>>
  /** The request's fields that identify what is rated; the outbox's entry is found by them. */
  of: Readonly<Record<string, string>>
  /** The key of a rating that was begun and not sent. */
  draftKey: string
  /** Updates every screen that shows the rating. */
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

/** The rating of a vertical's bookings, by whoever was there. */
export function ratingOfBooking(
  vertical: VerticalId,
  { name: call }: QueuedCall,
  ask: (request: { unique_booking_id: string }, signal: AbortSignal) => Promise<Rated>,
  fields?: RatingTarget['fields'],
) {
  return (reference: string): RatingTarget => {
    const of = { unique_booking_id: reference }
    return {
      query: ratingQuery(['booking rating', vertical, reference], (signal) => ask(of, signal)),
      ...{ call, of, draftKey: reference, ...(fields && { fields }) },
      refresh: (queries) => refreshBooking(queries, reference),
    }
  }
}

/** The rating of listings that are not booked, by whoever has an account. */
export function ratingOfListing(
  vertical: VerticalId,
  { name: call }: QueuedCall,
  ask: (request: { slug: string }, signal: AbortSignal) => Promise<Rated>,
) {
  return (slug: string): RatingTarget => {
    const of = { slug }
    return {
      query: ratingQuery(['listing rating', vertical, slug], (signal) => ask(of, signal)),
      ...{ call, of, draftKey: `${vertical} ${slug}` },
      // The listing's page, its marker on the map, and its reviews.
      refresh: (queries) =>
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) }),
    }
  }
}
