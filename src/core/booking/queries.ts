import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getBookings } from '#contract/calls/bookings.ts'
import type { Booking, BookingCard } from '#contract/entities/booking.ts'
import type { Rated } from '#src/core/rating/rated.ts'
import { send } from '#src/data/provider/call.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persisted, persistedUntil } from '#src/data/query/persisted-queries.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Somebody may still want to know where they were last week. */
export const aWeekAfter = (end: string) => Date.parse(end) + WEEK_MS

/** One booking is on the device until a week after it has ended. */
const keptWithBooking = persistedUntil((booking: { end: string } | null) =>
  booking ? aWeekAfter(booking.end) : 0,
)

/** A list of them, until that is so of the last. */
const keptWithBookings = persistedUntil(
  ({ pages }: { pages: readonly { data: readonly { end: string }[] }[] }) =>
    Math.max(0, ...pages.flatMap(({ data }) => data.map((it) => aWeekAfter(it.end)))),
)

interface Page<B> {
  data: B[]
  next_cursor?: string | undefined
}

type AskPage<B> = (request: { cursor?: string }, signal?: AbortSignal) => Promise<Page<B>>
type AskOne<T> = (request: { unique_booking_id: string }, signal: AbortSignal) => Promise<T>

function listOf<B extends BookingCard>(name: string, ask: AskPage<B>) {
  const page = (cursor: string, signal?: AbortSignal) => ask(cursor ? { cursor } : {}, signal)
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

/** Everything that was booked, the next one first. */
export const bookings = listOf('all', (request, signal) => send(getBookings, request, signal))

/** The calls that a vertical's bookings are asked for with. */
interface Calls<B> {
  page: AskPage<B>
  one: AskOne<B>
  forRating: AskOne<Rated>
}

/** Bookings of one vertical: all, one of them, and one to say how it was. null: the person has no such booking. */
export function bookingsOf<B extends Booking>(vertical: string, calls: Calls<B>) {
  return {
    ...listOf(vertical, calls.page),
    one: (reference: string, language: string) =>
      queryOptions({
        queryKey: ['booking', vertical, language, reference],
        queryFn: ({ signal }): Promise<B | null> =>
          calls.one({ unique_booking_id: reference }, signal).catch(nullWhereNotFound),
        meta: keptWithBooking,
        staleTime: 0,
      }),
    forRating: (reference: string) =>
      queryOptions({
        queryKey: ['booking rating', vertical, reference],
        queryFn: ({ signal }): Promise<Rated | null> =>
          calls.forRating({ unique_booking_id: reference }, signal).catch(nullWhereNotFound),
        meta: persisted,
        staleTime: 0,
      }),
  }
}

/** What is asked of one vertical's bookings. */
export type BookingQueries<B extends Booking> = ReturnType<typeof bookingsOf<B>>
