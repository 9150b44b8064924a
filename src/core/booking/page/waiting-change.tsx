import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { giveUpChange } from '#contract/calls/bookings.ts'
import type { Booking } from '#contract/entities/booking.ts'
import type { BookingWords } from '#src/core/booking/booked.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { Moment } from '#src/core/listing/detail/moment.tsx'
import { Facts } from '#src/core/page/fact.tsx'
import { send } from '#src/data/provider/call.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { WhiteBox } from '#src/ui/white-box.ts'
import { PayNow } from './pay-now.tsx'

interface Props {
  booking: Booking
  change: NonNullable<Booking['waiting_change']>
  words: Pick<BookingWords, 'newTime' | 'keepTime'>
}

/** A change that is reserved until it is paid: its deadline, and the button that keeps the old dates. */
export function WaitingChange({ booking, change, words }: Props) {
  const { t } = useSpeech()
  const { unique_booking_id, timezone } = booking
  const queries = useQueryClient()
  const giveUp = useMutation({
    mutationFn: () => send(giveUpChange, { unique_booking_id }),
    // The change may have been paid meanwhile: the server knows its state.
    onSettled: () => queries.invalidateQueries(),
  })
  const failure = useFailureText(giveUp.error)
  const title = t(words.newTime ?? 'booking.newDates')
  return (
    <WhiteBox as="section" aria-label={title}>
      <chakra.h2 fontWeight="bold">{title}</chakra.h2>
      <Facts>
        <Moment start={change.start} end={change.end} timezone={timezone} />
      </Facts>
      <PayNow booking={booking} amount={change.amount} until={change.pay_until} />
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
        {t(words.keepTime ?? 'booking.keepDates')}
      </QuietChoice>
    </WhiteBox>
  )
}
