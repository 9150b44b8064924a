import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { Policy } from '#src/core/booking/policy.tsx'
import { refreshBooking } from '#src/core/booking/use-booking-refresh.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useWaitingCall } from '#src/core/waiting/use-waiting-call.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { CancelQuestion } from './cancel-question.tsx'

interface Props {
  booking: Booking
  title: string
  /** The call that cancels it. */
  call: QueuedCall['name']
  /** Asks anew what would go back: that hangs on the hour. */
  onAskAgain: () => void
  /** Where it can be had at other dates: the way there. */
  onChangeDates?: (() => void) | undefined
  onClosed: () => void
}

/** What one may still do with a booking: leave it, and know before what that brings. */
export function ManageDrawer({ title, onClosed, ...of }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={title} closeLabel={t('app.close')} onClosed={onClosed}>
      <ManageBooking {...of} />
    </Dialog>
  )
}

function ManageBooking({ booking, call, onAskAgain, onChangeDates }: Omit<Props, 'title' | 'onClosed'>) {
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
      {booking.cancellation.can_cancel && booking.bill.subtotal > 0 && (
        <Policy terms={booking.cancellation} timezone={booking.timezone} />
      )}
      {onChangeDates && booking.can_change && (
        <QuietChoice type="button" minHeight="control" onClick={onChangeDates}>
          {t('dates.change')}
        </QuietChoice>
      )}
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
