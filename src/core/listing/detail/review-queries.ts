import { infiniteQueryOptions } from '@tanstack/react-query'
import { getReviews } from '#contract/calls/ratings.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** The listing whose reviews are meant. */
export interface Reviewed {
  vertical: VerticalId
  slug: string
}

const FRESH_MS = 60_000

/**
 * A query for a listing's reviews, the newest first, with a number of stars or any; and the count of each
 * number.
 */
export const reviewsOf = ({ vertical, slug }: Reviewed, stars?: number) =>
  infiniteQueryOptions({
    queryKey: ['reviews', vertical, slug, stars ?? null],
    queryFn: ({ signal, pageParam }) =>
      send(
        getReviews,
        { vertical, slug, ...(stars !== undefined && { stars }), ...(pageParam && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: FRESH_MS,
    meta: persisted,
  })
