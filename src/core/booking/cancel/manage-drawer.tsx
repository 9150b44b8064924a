import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { BookingPolicy } from '#src/core/booking/booking-policy.tsx'
import { refreshBooking } from '#src/core/booking/use-booking-refresh.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useWaitingCall } from '#src/core/waiting/use-waiting-call.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { CancelQuestion } from './cancel-question.tsx'

/** The button that moves a booking to another time, and what has to be known about that. */
export interface OtherTime {
  way: ReactNode
  note?: string | undefined
}

interface Props {
  booking: Booking
  title: string
  /** The call that cancels the booking. */
  call: QueuedCall['name']
  /** Reads again what would be refunded, which depends on the hour. */
  onAskAgain: () => void
  /** Given where the booking can be moved to another time. */
  otherTime?: OtherTime | undefined
  onClosed: () => void
}

/** The drawer in which a booking is moved or cancelled, and where its consequences are said before. */
export function ManageDrawer({ title, onClosed, ...of }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={title} closeLabel={t('app.close')} onClosed={onClosed}>
      <ManageBooking {...of} />
    </Dialog>
  )
}

function ManageBooking({ booking, call, onAskAgain, otherTime }: Omit<Props, 'title' | 'onClosed'>) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const [asks, setAsks] = useState(false)
  const { unique_booking_id } = booking
  const cancelling = useWaitingCall({
    ...{ call, of: { unique_booking_id } },
    refresh: (queries) => refreshBooking(queries, unique_booking_id),
  })
  const isGone = booking.cancelled_at !== null
  useEffect(() => {
    if (isGone) close()
  }, [isGone, close])
  if (asks || cancelling.state !== 'none') return <CancelQuestion booking={booking} cancelling={cancelling} />
  return (
    <chakra.div display="grid" gap="4">
      {booking.cancellation.can_cancel && booking.bill.subtotal > 0 && <BookingPolicy booking={booking} />}
      {otherTime?.note && <chakra.p color="muted">{otherTime.note}</chakra.p>}
      {booking.answer_until && <chakra.p color="muted">{t('proposal.first')}</chakra.p>}
      {booking.can_change && otherTime?.way}
      {booking.cancellation.can_cancel ? (
        <QuietChoice
          type="button"
          minHeight="control"
          color="danger"
          onClick={() => {
            onAskAgain()
            setAsks(true)
          }}
        >
          {t('cancel.action')}
        </QuietChoice>
      ) : (
        <p>{t('cancel.impossible')}</p>
      )}
    </chakra.div>
  )
}
