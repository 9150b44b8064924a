import { chakra } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import type { Booking } from '#contract/entities/booking.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { Note } from '#src/ui/note.tsx'
import { RefundLines } from './refund-lines.tsx'

/** The refunds of a booking, or why there was nothing to refund. */
export function RefundSection({ booking: { refunds, cancel_reason } }: { booking: Booking }) {
  const { t } = useSpeech()
  return (
    <>
      {cancel_reason === 'lapsed' && (
        <Note icon={Info} tone="calm">
          {t('booking.lapsed')}
        </Note>
      )}
      {refunds.length > 0 && (
        <PageSection title={t('booking.refunds')}>
          <chakra.div padding="4" borderRadius="card" background="card" boxShadow="float">
            <RefundLines lines={refunds} />
          </chakra.div>
        </PageSection>
      )}
    </>
  )
}
