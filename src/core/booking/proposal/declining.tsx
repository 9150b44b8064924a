import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import { RefundLines } from '#src/core/booking/page/refund-lines.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { QuietChoice } from '#src/ui/button.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

interface Props {
  booking: Booking
  /** Whether the answer can be sent. */
  isReady: boolean
  isWorking: boolean
  onDecline: () => void
  onBack: () => void
}

/** Says that declining cancels the booking and what comes back, before it is done. */
export function Declining({ booking, isReady, isWorking, onDecline, onBack }: Props) {
  const { t } = useSpeech()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  const { refund } = booking.cancellation
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p ref={words} tabIndex={-1} fontWeight="semibold" outline="none">
        {t(refund.length > 0 ? 'proposal.declining' : 'proposal.decliningUnpaid')}
      </chakra.p>
      {refund.length > 0 && <RefundLines lines={refund} />}
      <WorkButton
        type="button"
        background="alert"
        color="onAlert"
        working={isWorking}
        aria-disabled={!isReady || undefined}
        onClick={onDecline}
      >
        {t('proposal.declineYes')}
      </WorkButton>
      <QuietChoice type="button" minHeight="control" onClick={onBack}>
        {t('proposal.back')}
      </QuietChoice>
    </chakra.div>
  )
}
