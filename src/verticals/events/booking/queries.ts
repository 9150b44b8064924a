import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getEventBooking, getEventBookings } from '#contract/calls/bookings.ts'
import { getEventBookingForRating } from '#contract/calls/ratings.ts'
import type { EventBooking } from '#contract/entities/booking.ts'
import { keptWithBooking, keptWithBookings } from '#src/core/booking/queries.ts'
import type { Rated } from '#src/core/rating/rating-screen.tsx'
import { send } from '#src/data/provider/call.ts'
import { isNotFound } from '#src/data/provider/errors.ts'
import { kept } from '#src/data/query/kept-queries.ts'

export const eventBookings = {
  all: ['event booking'],
  page: (cursor: string, signal?: AbortSignal) => send(getEventBookings, cursor ? { cursor } : {}, signal),
  list: (language: string) =>
    infiniteQueryOptions({
      queryKey: ['event bookings', language],
      queryFn: ({ signal, pageParam }) => eventBookings.page(pageParam, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      meta: keptWithBookings,
      staleTime: 0,
    }),
  /** null: the person has no such booking. */
  one: (reference: string, language: string) =>
    queryOptions({
      queryKey: ['event booking', language, reference],
      queryFn: ({ signal }): Promise<EventBooking | null> =>
        send(getEventBooking, { unique_booking_id: reference }, signal).then(
          ({ data }) => data,
          nullWhereNotFound,
        ),
      meta: keptWithBooking,
      staleTime: 0,
    }),
  forRating: (reference: string) =>
    queryOptions({
      queryKey: ['event booking rating', reference],
      queryFn: ({ signal }): Promise<Rated | null> =>
        send(getEventBookingForRating, { unique_booking_id: reference }, signal).then(
          ({ data: { event, can_rate, rating } }) => ({ ...event, canRate: can_rate, before: rating }),
          nullWhereNotFound,
        ),
      meta: kept,
      staleTime: 0,
    }),
}

function nullWhereNotFound(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}
