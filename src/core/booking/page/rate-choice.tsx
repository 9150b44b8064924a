import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { Booking } from '#contract/entities/booking.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { BookingChoice } from '#src/core/booking/booking-link.ts'
import { useSpeech } from '#src/core/language/language.tsx'

interface Props<B extends Booking> {
  booking: B
  of: Pick<Booked<B>, 'paths' | 'rating'>
}

/** The way to saying how it was; and once that is said, what was said. */
export function RateChoice<B extends Booking>({
  booking: { unique_booking_id },
  of: { paths, rating },
}: Props<B>) {
  const { t } = useSpeech()
  const { data } = useQuery(rating(unique_booking_id).query)
  const given = data?.subjects[0]?.before?.rating
  return (
    <BookingChoice
      data-strong={given === undefined || undefined}
      data-wide
      to={paths.rate}
      params={{ unique_booking_id }}
    >
      <Star size={18} strokeWidth={1.75} fill={given === undefined ? 'none' : 'currentColor'} aria-hidden />
      {given === undefined ? t('booking.rate') : t('booking.rated', { n: given })}
    </BookingChoice>
  )
}
