import { infiniteQueryOptions } from '@tanstack/react-query'
import { getBookings } from '#contract/calls/bookings.ts'
import { send } from '#src/data/provider/call.ts'
import { keptUntil } from '#src/data/query/kept-queries.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Somebody may still want to know where they were last week. */
export const aWeekAfter = (end: string) => Date.parse(end) + WEEK_MS

/** One booking is on the device until a week after it has ended. */
export const keptWithBooking = keptUntil((booking: { end: string } | null) =>
  booking ? aWeekAfter(booking.end) : 0,
)

/** A list of them, until that is so of the last. */
export const keptWithBookings = keptUntil(
  ({ pages }: { pages: readonly { data: readonly { end: string }[] }[] }) =>
    Math.max(0, ...pages.flatMap(({ data }) => data.map((it) => aWeekAfter(it.end)))),
)

export const bookings = {
  page: (cursor: string, signal?: AbortSignal) => send(getBookings, cursor ? { cursor } : {}, signal),
  /** Everything that was booked, the next one first. */
  list: (language: string) =>
    infiniteQueryOptions({
      queryKey: ['bookings', language],
      queryFn: ({ signal, pageParam }) => bookings.page(pageParam, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      meta: keptWithBookings,
      staleTime: 0,
    }),
}
