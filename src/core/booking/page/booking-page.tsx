import { chakra } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { customerView } from '#contract/status.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import type { OtherTime } from '#src/core/booking/cancel/manage-drawer.tsx'
import { useJustDone } from '#src/core/booking/just-done.ts'
import { ProposalSlot } from '#src/core/booking/proposal/proposal-slot.tsx'
import { mayBeAsked } from '#src/core/booking/proposal/proposed-visit.ts'
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
import { Note } from '#src/ui/note.tsx'
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
  /** The name of the business. */
  host?: string
  /** The location; undefined for an online booking. */
  at: Whereabouts | undefined
  lines: readonly BoughtLine[]
  /** The call that cancels it. */
  cancelCall: QueuedCall['name']
  /** Asks the server for it anew. */
  onAskAgain: () => void
  /** The drawer in which one chooses other dates, if there are any to choose. */
  otherDates?: () => Promise<DatesSheet<B>>
  /** The way to another time, where one chooses it on a screen of its own. */
  otherTime?: OtherTime
  /** Further sections of a booking that still stands, below the price. */
  children?: ReactNode
}

/** The page of one booking; what one needs at the door comes first. */
export function BookingPage<B extends Booking>(props: Props<B>) {
  const { booking, of, host, at, lines, children, ...actions } = props
  const { t } = useSpeech()
  const count = of.countOf(booking, t)
  const [isPassed, heading] = usePassed()
  const [isOverWords, wordsBegin] = usePassed()
  const { title, start, end, timezone, status } = booking
  const view = customerView(status)
  // Nobody changes a booking that can no longer be cancelled, so it needs no notifications.
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
            {host && <span>{t('detail.hostedByName', { name: host })}</span>}
            <span>{count}</span>
            <span>{t('booking.reference', { reference: shortReference(booking.unique_booking_id) })}</span>
          </CardNote>
          <Facts>
            <Moment start={start} end={end} timezone={timezone} />
          </Facts>
          {done && notes && <notes.DoneNote booking={booking} what={done} />}
          {mayBeAsked(booking) && <ProposalSlot booking={booking} />}
          {booking.no_show && (
            <Note icon={Info} tone="calm">
              {t('booking.noShow')}
            </Note>
          )}
          <BookingActions booking={booking} of={of} at={at} lines={lines} {...actions} />
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
              <Words dir="auto">{booking.note}</Words>
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

/** Keeps the line breaks of the text. */
const Words = chakra('p', { base: { whiteSpace: 'pre-wrap', maxWidth: 'prose' } })
