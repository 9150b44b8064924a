import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { BillLines } from '#src/core/bill/bill-lines.tsx'
import { ChangeDifference } from '#src/core/booking/change/change-difference.tsx'
import { ChangeWays } from '#src/core/booking/change/change-ways.tsx'
import { Policy } from '#src/core/booking/policy.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { stayOf } from './booked-stay.ts'
import { StayBeside } from './stay-beside.tsx'
import { useChange } from './use-change.ts'
import type { Quoted } from './use-quote.ts'

interface Props {
  booking: RentalBooking
  quoted: Quoted
  onOthers: () => void
  onChanged: () => void
}

/** What it was and what it will be, what that costs or gives back, and the way to say yes. */
export function ChangeReview({ booking: now, quoted, onOthers, onChanged }: Props) {
  const { t } = useSpeech()
  // As it was when one began to read: once it is done, the page behind already has the other dates.
  const [booking] = useState(now)
  const isOnline = useObserved(connection) === 'online'
  const change = useChange(booking, quoted)
  const failure = useFailureText(change.error)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { price, bill, cancellation } = quoted.reply
  // What was refused is asked about anew: the answer would be the same.
  const isOver = change.error instanceof Refused
  return (
    <chakra.div display="grid" gap="5">
      <chakra.h3
        ref={heading}
        tabIndex={-1}
        fontWeight="bold"
        outline="none"
        style={{ scrollMarginBlockStart: 99 }}
      >
        {t('dates.review')}
      </chakra.h3>
      <StayBeside
        before={{ stay: stayOf(booking), total: booking.total }}
        after={{ stay: quoted.stay, total: bill.total }}
      />
      <BillLines bill={bill} subtotal={t('trips.days', { n: price.days })} isSettled />
      <ChangeDifference booking={booking} quote={quoted.reply} />
      {change.error && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {failure}
        </Note>
      )}
      <OfflineNote title="dates.offline" />
      {!isOver && (
        <ChangeWays
          quote={quoted.reply}
          isReady={isOnline && !change.isPending}
          busy={change.isPending ? change.variables : undefined}
          onChoose={(method) => change.mutate(method, { onSuccess: onChanged })}
        />
      )}
      <chakra.section display="grid" gap="2">
        <chakra.h3 fontSize="14" color="muted" fontWeight="semibold">
          {t('dates.cancelling')}
        </chakra.h3>
        <Policy terms={cancellation} timezone={booking.timezone} />
      </chakra.section>
      <QuietChoice type="button" minHeight="control" onClick={() => !change.isPending && onOthers()}>
        {t('dates.others')}
      </QuietChoice>
    </chakra.div>
  )
}
