import { chakra } from '@chakra-ui/react'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useState } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import { dueAtPlace } from '#src/core/booking/due-at-place.ts'
import { RefundLines } from '#src/core/booking/page/refund-lines.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import type { useWaitingCall } from '#src/core/waiting/use-waiting-call.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { useCloseDialog } from '#src/ui/dialog.tsx'
import { Note } from '#src/ui/note.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

interface Props {
  booking: Booking
  cancelling: ReturnType<typeof useWaitingCall>
}

/**
 * Shows first what is refunded to where, then asks whether the cancellation is meant, then tells its outcome.
 */
export function CancelQuestion({ booking, cancelling: { state, refusal, send, takeBack } }: Props) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const [trouble, setTrouble] = useState<unknown>()
  const failure = useFailureText(trouble)
  if (state === 'waits')
    return (
      <Column>
        <Note icon={Clock3} tone="calm" role="status">
          {t('cancel.waits')}
        </Note>
        <QuietChoice type="button" minHeight="control" onClick={() => void takeBack()}>
          {t('cancel.takeBack')}
        </QuietChoice>
      </Column>
    )
  const said = refusal !== undefined && refusal !== '' ? refusal : undefined
  return (
    <Column>
      <Return booking={booking} />
      {(said !== undefined || trouble !== undefined) && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {said ?? failure}
        </Note>
      )}
      <chakra.p fontWeight="semibold">{t('cancel.question')}</chakra.p>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <QuietChoice
          type="button"
          minHeight="control"
          data-first
          onClick={() => {
            void takeBack()
            close()
          }}
        >
          {t('cancel.no')}
        </QuietChoice>
        <WorkButton
          type="button"
          background="alert"
          color="onAlert"
          working={state === 'sending'}
          onClick={() => {
            if (state === 'sending') return
            setTrouble(undefined)
            // The person agreed to the refund that was shown: if it is less by now, the server refuses, and
            // the person is asked again.
            send({ refund_percent: booking.cancellation.refund_percent }).catch(setTrouble)
          }}
        >
          {t('cancel.yes')}
        </WorkButton>
      </chakra.div>
    </Column>
  )
}

function Return({ booking }: { booking: Booking }) {
  const { t } = useSpeech()
  const { cancellation, total, bill } = booking
  const { refund, refund_percent } = cancellation
  if (bill.subtotal === 0) return null
  if (refund.length === 0) {
    const wasPaid = total > dueAtPlace(booking)
    return <p>{t(wasPaid && refund_percent === 0 ? 'cancel.nothing' : 'cancel.notPaid')}</p>
  }
  return (
    <chakra.section display="grid" gap="2">
      <chakra.h3 fontSize="14" color="muted" fontWeight="semibold">
        {t('cancel.back')}
      </chakra.h3>
      <RefundLines lines={refund} />
    </chakra.section>
  )
}

const Column = chakra('div', { base: { display: 'grid', gap: '4' } })
