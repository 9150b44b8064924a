import type { Booking } from '#contract/entities/booking.ts'
import { customerView } from '#contract/status.ts'
import { BookingPolicy } from '#src/core/booking/booking-policy.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { PageSection } from '#src/core/page/section.tsx'

/** The cancellation policy that was agreed when it was booked. */
export function PolicySection({ booking }: { booking: Booking }) {
  const { t } = useSpeech()
  // A free booking has no refund.
  if (booking.bill.subtotal === 0) return null
  if (!customerView(booking.status).manage || !booking.cancellation.can_cancel) return null
  return (
    <PageSection title={t('booking.policy')}>
      <BookingPolicy booking={booking} />
    </PageSection>
  )
}
