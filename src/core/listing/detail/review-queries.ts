import { infiniteQueryOptions } from '@tanstack/react-query'
import { getReviews } from '#contract/calls/ratings.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** Whose reviews are meant. */
export interface Reviewed {
  vertical: VerticalId
  slug: string
}

const FRESH_MS = 60_000

/** All that is said of a listing, the newest first, page by page, with so many stars or any; and how many gave which. */
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
