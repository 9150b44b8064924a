import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { customerView } from '#contract/status.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { useJustDone } from '#src/core/booking/just-done.ts'
import { shortReference } from '#src/core/booking/reference.ts'
import { StatusChip } from '#src/core/booking/status-chip.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Location, type Whereabouts } from '#src/core/listing/detail/location.tsx'
import { Moment } from '#src/core/listing/detail/moment.tsx'
import { Facts } from '#src/core/page/fact.tsx'
import { CoverFrame, Decision, Page, Reading, WordsBegin } from '#src/core/page/frame.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { TopBar } from '#src/core/page/top-bar.tsx'
import { usePassed } from '#src/core/page/use-passed.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { Cover } from '#src/ui/picture.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { ArrivalSection } from './arrival-section.tsx'
import { BookingActions, type DatesSheet } from './booking-actions.tsx'
import { type BoughtLine, PaidSection } from './paid-section.tsx'
import { PolicySection } from './policy-section.tsx'
import { RefundSection } from './refund-section.tsx'

interface Props<B extends Booking> {
  booking: B
  of: Booked<B>
  /** Who is behind it. */
  host: string
  /** Where one goes; nowhere, where it is online. */
  at: Whereabouts | undefined
  lines: readonly BoughtLine[]
  /** The call that cancels it. */
  cancelCall: QueuedCall['name']
  /** Asks the server for it anew. */
  onAskAgain: () => void
  /** Where one chooses other dates for it, if there are any to choose. */
  otherDates?: () => Promise<DatesSheet<B>>
  /** What more there is to it while it stands, below what it cost. */
  children?: ReactNode
}

/** Everything about one booking; what one needs at the door comes first. */
export function BookingPage<B extends Booking>(props: Props<B>) {
  const { booking, of, host, at, lines, children, ...actions } = props
  const { t } = useSpeech()
  const count = of.countOf(booking, t)
  const [isPassed, heading] = usePassed()
  const [isOverWords, wordsBegin] = usePassed()
  const { title, start, end, timezone, status } = booking
  const view = customerView(status)
  // What can be cancelled no more, nobody changes either.
  const mayAsk = view.cancel && !view.unpaid && Date.parse(start) > (serverNow() ?? Date.now())
  const question = useLoaded(() => import('#src/core/notifications/ask-after-booking.tsx'), mayAsk)
  const done = useJustDone(booking)
  const notes = useLoaded(() => import('./done-note.tsx'), done !== undefined)
  useScreenName(title)
  return (
    <>
      <TopBar title={isPassed ? title : undefined} isSolid={isOverWords} />
      <Page>
        <WordsBegin ref={wordsBegin} aria-hidden />
        <CoverFrame>
          <Cover
            src={booking.cover_image}
            color={booking.cover_color}
            sizes="(min-width: 768px) 60vw, 100vw"
            eager
          />
        </CoverFrame>
        <Decision>
          <StatusChip status={status} text={booking.booking_status_text} />
          <ScreenTitle ref={heading}>{title}</ScreenTitle>
          <CardNote>
            {host !== '' && <span>{t('detail.hostedByName', { name: host })}</span>}
            <span>{count}</span>
            <span>{t('booking.reference', { reference: shortReference(booking.unique_booking_id) })}</span>
          </CardNote>
          <Facts>
            <Moment start={start} end={end} timezone={timezone} />
          </Facts>
          {done && notes && <notes.DoneNote booking={booking} what={done} />}
          <BookingActions booking={booking} of={of} at={at} {...actions} />
          {mayAsk && question && <question.AskAfterBooking />}
        </Decision>
        <Reading>
          <ArrivalSection booking={booking} />
          {view.location && at && <Location at={at} />}
          <RefundSection booking={booking} />
          <PaidSection booking={booking} title={t(of.words.bought)} lines={lines} count={count} />
          {view.manage && children}
          {booking.note !== '' && (
            <PageSection title={t('checkout.note')}>
              <Note dir="auto">{booking.note}</Note>
            </PageSection>
          )}
          <PolicySection booking={booking} />
        </Reading>
      </Page>
    </>
  )
}

const CardNote = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    marginBlockStart: '-8px',
    color: 'muted',
    fontSize: '14',
    overflowWrap: 'anywhere',
  },
})

/** As it was written. */
const Note = chakra('p', { base: { whiteSpace: 'pre-wrap', maxWidth: 'prose' } })
