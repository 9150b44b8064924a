import { useInfiniteQuery } from '@tanstack/react-query'
import { enLater } from '#contract/texts/later/en.ts'
import { usePerson } from '#src/core/account/person.ts'
import { BookingStrip } from '#src/core/booking/list/booking-strip.tsx'
import { bringEnglish } from '#src/core/language/english.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { eventBookingPaths } from '#src/verticals/events/paths.ts'
import { eventBookings } from './queries.ts'

bringEnglish(enLater)

/** The events somebody goes to next, on the home of events. */
export function EventBookingStrip() {
  const { t, language } = useSpeech()
  const { token } = usePerson()
  const { data } = useInfiniteQuery({
    ...eventBookings.list(language?.code ?? ''),
    enabled: token !== undefined && language !== undefined,
  })
  if (token === undefined || data === undefined) return null
  return (
    <BookingStrip
      bookings={data.pages.flatMap((it) => it.data)}
      paths={eventBookingPaths}
      countOf={({ booked_tickets_count: n }) => t('booking.tickets', { n })}
    />
  )
}
