import { chakra } from '@chakra-ui/react'
import type { Booking } from '#contract/entities/booking.ts'
import { customerView } from '#contract/status.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { DetailSection } from '#src/core/listing/detail/section.tsx'
import { momentAt } from '#src/lib/dates.ts'

/** What cancelling brings until when, as it was agreed when it was booked; in words, by the clock of the place. */
export function PolicySection({ booking }: { booking: Booking }) {
  const { t } = useSpeech()
  if (!customerView(booking.status).manage) return null
  return (
    <DetailSection title={t('booking.policy')}>
      <Policy booking={booking} />
    </DetailSection>
  )
}

/** The same by itself. */
export function Policy({ booking: { cancellation, timezone } }: { booking: Booking }) {
  const { t, language } = useSpeech()
  const { full_refund_until, part_refund_until, part_refund_percent: percent } = cancellation
  const at = (instant: string) => momentAt(instant, timezone, language?.code ?? 'en')
  const hasPart = percent > 0 && Date.parse(part_refund_until) > Date.parse(full_refund_until)
  return (
    <List>
      <li>{t('policy.full', { time: at(full_refund_until) })}</li>
      {hasPart && <li>{t('policy.part', { time: at(part_refund_until), percent: String(percent) })}</li>}
      <li>{t('policy.none', { time: at(hasPart ? part_refund_until : full_refund_until) })}</li>
    </List>
  )
}

const List = chakra('ul', {
  base: { display: 'grid', gap: '1', paddingInlineStart: '5', color: 'muted', maxWidth: 'prose' },
})
