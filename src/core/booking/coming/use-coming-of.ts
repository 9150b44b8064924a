import { useInfiniteQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/entities/booking.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { isOff } from '#src/core/booking/booking-state.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Coming } from './coming.ts'

/** The person's bookings of one vertical, as stored on the device; it follows every change of them. */
export function useComingOf<B extends Booking>({ queries, countOf }: Booked<B>): Coming[] | undefined {
  const { t, language } = useSpeech()
  const { data } = useInfiniteQuery({
    ...queries.list(language?.code ?? ''),
    enabled: language !== undefined,
    // The bookings are fetched anyway, each whole; see `keep`.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.pages
    .flatMap((it) => it.data)
    .filter((it) => !isOff(it.status))
    .map((booking) => {
      const { vertical, unique_booking_id, title, start, end, timezone } = booking
      const { status, booking_status_text, pay_until } = booking
      const of = { vertical, unique_booking_id, title, start, end, timezone }
      return { ...of, status, booking_status_text, pay_until, count: countOf(booking, t) }
    })
}
