import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import { BillLines } from '#src/core/bill/bill-lines.tsx'
import { Policy } from '#src/core/booking/policy.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'

import { BeforeAfter } from './before-after.tsx'
import { ChangeDifference } from './change-difference.tsx'
import { ChangeWays } from './change-ways.tsx'
import { type ChangeWords, datesWords } from './change-words.ts'
import { type ChangeBooking, useChange } from './use-change.ts'

interface Props<B> {
  booking: B
  /** The time of a booking, in words. */
  whenOf: (booking: B) => string
  /** The server's quote for the new dates. */
  quote: ComponentProps<typeof ChangeDifference>['quote'] &
    ComponentProps<typeof ChangeWays>['quote'] & { cancellation: ComponentProps<typeof Policy>['terms'] }
  /** The new dates in words, and how much that is. */
  when: string
  count: string
  change: ChangeBooking
  /** The texts around it; by default those for dates. */
  words?: ChangeWords
  /** Whether this is a page's own content, not a dialog's. */
  isPage?: boolean
  onOthers: () => void
  onChanged: () => void
}

/**
 * A booking before and after a change, the price or refund of the change, and the button that confirms it.
 */
export function ChangeReview<B extends Booking>({
  booking: now,
  words = datesWords,
  isPage = false,
  quote,
  onChanged,
  ...props
}: Props<B>) {
  const { t } = useSpeech()
  // The booking as it was at first: once the change is done, the page behind already has the new dates.
  const [booking] = useState(now)
  const isOnline = useObserved(connection) === 'online'
  const change = useChange(props.change)
  const failure = useFailureText(change.error)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { bill, cancellation } = quote
  // A refused change needs a new quote: sent again, it would only be refused again.
  const isOver = change.error instanceof Refused
  return (
    <chakra.div display="grid" gap="5">
      <chakra.h3
        as={isPage ? 'h2' : 'h3'}
        ref={heading}
        tabIndex={-1}
        fontWeight="bold"
        outline="none"
        style={{ scrollMarginBlockStart: 99 }}
      >
        {t('dates.review')}
      </chakra.h3>
      <ChangeDifference booking={booking} words={words} quote={quote} />
      <BeforeAfter
        before={{ when: props.whenOf(booking), total: booking.total }}
        after={{ when: props.when, total: bill.total }}
      />
      <BillLines bill={bill} subtotal={props.count} isSettled />
      {change.error && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {failure}
        </Note>
      )}
      <OfflineNote title={words.offline} />
      {!isOver && (
        <ChangeWays
          quote={quote}
          confirm={words.confirm}
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
      <QuietChoice type="button" minHeight="control" onClick={() => !change.isPending && props.onOthers()}>
        {t(words.others)}
      </QuietChoice>
    </chakra.div>
  )
}
