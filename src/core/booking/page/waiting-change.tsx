import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { giveUpChange } from '#contract/calls/booking-changes.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { enChange } from '#contract/texts/later/en-change.ts'
import { bringEnglish } from '#src/core/language/english.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { Facts } from '#src/core/listing/detail/fact.tsx'
import { Moment } from '#src/core/listing/detail/moment.tsx'
import { send } from '#src/data/provider/call.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { PayNow } from './pay-now.tsx'

bringEnglish(enChange)

interface Props {
  booking: Booking
  change: NonNullable<Booking['waiting_change']>
}

/** Other dates that are kept beside those one has: until when they can be paid, and the way to stay with the old ones. */
export function WaitingChange({ booking, change: { start, end, amount, pay_until } }: Props) {
  const { t } = useSpeech()
  const { unique_booking_id, timezone } = booking
  const queries = useQueryClient()
  const giveUp = useMutation({
    mutationFn: () => send(giveUpChange, { unique_booking_id }),
    // They may have been paid meanwhile: what it is now, the server says.
    onSettled: () => queries.invalidateQueries(),
  })
  const failure = useFailureText(giveUp.error)
  return (
    <Box aria-label={t('dates.waiting')}>
      <chakra.h2 fontWeight="bold">{t('dates.waiting')}</chakra.h2>
      <Facts>
        <Moment start={start} end={end} timezone={timezone} />
      </Facts>
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
        {t('dates.keepOld')}
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
