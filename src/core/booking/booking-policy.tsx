import { chakra } from '@chakra-ui/react'
import type { Booking } from '#contract/entities/booking.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { isAllDue } from './due-at-place.ts'
import { Policy } from './policy.tsx'

/**
 * The refund when a booking is cancelled. 'No refund' would frighten somebody who has paid nothing for it.
 */
export function BookingPolicy({ booking }: { booking: Booking }) {
  const { t } = useSpeech()
  if (isAllDue(booking)) return <chakra.p color="muted">{t('policy.unpaid')}</chakra.p>
  if (booking.cancellation.is_unbound) return <chakra.p color="muted">{t('policy.unbound')}</chakra.p>
  return <Policy terms={booking.cancellation} timezone={booking.timezone} />
}
