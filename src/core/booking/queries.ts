import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getBookings } from '#contract/calls/bookings.ts'
import type { BookingCalls } from '#contract/calls/standard/bookings.ts'
import type { Booking, BookingCard } from '#contract/entities/booking.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { send } from '#src/data/provider/call.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persistedUntil } from '#src/data/query/persisted-queries.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The time until which a booking is stored: people may still want to know where they were last week. */
export const aWeekAfter = (end: string) => Date.parse(end) + WEEK_MS

/** Stores one booking until a week after it has ended. */
const keptWithBooking = persistedUntil((booking: { end: string } | null) =>
  booking ? aWeekAfter(booking.end) : 0,
)

/** Stores a list of bookings until a week after the last of them has ended. */
const keptWithBookings = persistedUntil(
  ({ pages }: { pages: readonly { data: readonly { end: string }[] }[] }) =>
    Math.max(0, ...pages.flatMap(({ data }) => data.map((it) => aWeekAfter(it.end)))),
)

function listOf<B extends BookingCard>(name: string, call: BookingCalls<B>['list']) {
  const page = (cursor: string, signal?: AbortSignal) => send(call, cursor ? { cursor } : {}, signal)
  const list = (language: string) =>
    infiniteQueryOptions({
      queryKey: ['bookings', name, language],
      queryFn: ({ signal, pageParam }) => page(pageParam, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      meta: keptWithBookings,
      staleTime: 0,
    })
  return { page, list }
}

/** Queries for all bookings, the next one first. */
export const bookings = listOf('all', getBookings)

/** Queries for the bookings of one vertical: all, and one. null: the person has no such booking. */
export function bookingQueries<B extends Booking>(vertical: VerticalId, calls: BookingCalls<B>) {
  return {
    ...listOf(vertical, calls.list),
    one: (reference: string, language: string) =>
      queryOptions({
        queryKey: ['booking', vertical, language, reference],
        queryFn: ({ signal }) =>
          send(calls.one, { unique_booking_id: reference }, signal).then(
            ({ data }): B => data,
            nullWhereNotFound,
          ),
        meta: keptWithBooking,
        staleTime: 0,
      }),
  }
}

/** The queries for one vertical's bookings. */
export type BookingQueries<B extends Booking> = ReturnType<typeof bookingQueries<B>>
