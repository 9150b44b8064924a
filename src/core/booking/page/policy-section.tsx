import type { Booking } from '#contract/entities/booking.ts'
import { customerView } from '#contract/status.ts'
import { Policy } from '#src/core/booking/policy.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { PageSection } from '#src/core/page/section.tsx'

/** What cancelling brings, as it was agreed when it was booked. */
export function PolicySection({ booking }: { booking: Booking }) {
  const { t } = useSpeech()
  // Of what cost nothing, nothing is refunded.
  if (booking.bill.subtotal === 0) return null
  if (!customerView(booking.status).manage || !booking.cancellation.can_cancel) return null
  return (
    <PageSection title={t('booking.policy')}>
      <Policy terms={booking.cancellation} timezone={booking.timezone} />
    </PageSection>
  )
}
