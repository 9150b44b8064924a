import { RotateCcw } from 'lucide-react'
import type { Booking } from '#contract/entities/booking.ts'
import { BookingChoice } from '#src/core/booking/booking-link.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'

/** A link to the page of what was booked, to book it again, where its vertical has one. */
export function AgainChoice({ booking: { vertical, slug }, kind }: { booking: Booking; kind: string }) {
  const { t } = useSpeech()
  const of = Object.values(useVerticals()).find(({ id }) => id === vertical)
  const to = of?.detail?.(kind)
  if (!to) return null
  return (
    <BookingChoice to={to} params={{ slug }}>
      <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
      {t('booking.again')}
    </BookingChoice>
  )
}
