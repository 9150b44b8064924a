import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { Booking } from '#contract/entities/booking.ts'
import { BookingChoice } from '#src/core/booking/booking-link.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { BookingPaths } from '#src/core/listing/paths.ts'
import type { RatingTarget } from '#src/core/rating/rating-target.ts'

interface Props {
  booking: Booking
  path: NonNullable<BookingPaths['rate']>
  target: RatingTarget
}

/** The link to rating a booking; once it is rated, to the rating. */
export function RateChoice({ booking: { unique_booking_id }, path, target }: Props) {
  const { t } = useSpeech()
  const { data } = useQuery(target.query)
  const given = data?.subjects[0]?.before?.rating
  return (
    <BookingChoice
      data-strong={given === undefined || undefined}
      data-wide
      to={path}
      params={{ unique_booking_id }}
    >
      <Star size={18} strokeWidth={1.75} fill={given === undefined ? 'none' : 'currentColor'} aria-hidden />
      {given === undefined ? t('booking.rate') : t('booking.rated', { n: given })}
    </BookingChoice>
  )
}
