import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { giveUpChange } from '#contract/calls/bookings.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { send } from '#src/data/provider/call.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { PayNow } from './pay-now.tsx'

interface Props {
  booking: Booking
  change: NonNullable<Booking['waiting_change']>
  /** When that is. */
  children: ReactNode
}

/** Other dates that are kept beside those one has: until when they can be paid, and the way to stay with the old ones. */
export function WaitingChange({ booking, change: { amount, pay_until }, children }: Props) {
  const { t } = useSpeech()
  const { unique_booking_id } = booking
  const queries = useQueryClient()
  const giveUp = useMutation({
    mutationFn: () => send(giveUpChange, { unique_booking_id }),
    // They may have been paid meanwhile: what it is now, the server says.
    onSettled: () => queries.invalidateQueries(),
  })
  const failure = useFailureText(giveUp.error)
  return (
    <Box aria-label={t('booking.newDates')}>
      <chakra.h2 fontWeight="bold">{t('booking.newDates')}</chakra.h2>
      {children}
      <PayNow booking={booking} amount={amount} until={pay_until} />
      {giveUp.error && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {failure}
        </Note>
      )}
      <QuietChoice
        type="button"
        minHeight="control"
        onClick={() => !giveUp.isPending && giveUp.mutate()}
        aria-disabled={giveUp.isPending || undefined}
      >
        {t('booking.keepDates')}
      </QuietChoice>
    </Box>
  )
}

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
  },
})
