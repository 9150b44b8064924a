import { chakra } from '@chakra-ui/react'
import { CalendarPlus, QrCode, Settings2 } from 'lucide-react'
import type { ComponentType } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { customerView } from '#contract/status.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import type { OtherTime } from '#src/core/booking/cancel/manage-drawer.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Whereabouts } from '#src/core/listing/detail/location.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { AfterChoices } from './after-choices.tsx'
import { choicesOf } from './choices.ts'
import type { BoughtLine } from './paid-section.tsx'

interface Props<B extends Booking> {
  booking: B
  of: Pick<Booked<B>, 'paths' | 'rating' | 'words' | 'kindOf' | 'isOnce' | 'again'>
  cancelCall: QueuedCall['name']
  onAskAgain: () => void
  at: Whereabouts | undefined
  /** The purchase, part by part. */
  lines: readonly BoughtLine[]
  /** The drawer in which one chooses other dates, if there are any to choose. */
  otherDates?: (() => Promise<DatesSheet<B>>) | undefined
  /** The way to another time, where one chooses it on a screen of its own. */
  otherTime?: OtherTime | undefined
}

/** The module of a drawer in which other dates are chosen. */
export interface DatesSheet<B> {
  DatesDrawer: ComponentType<{ booking: B; onClosed: () => void }>
}

type Sheet<B> =
  | typeof import('#src/core/booking/ticket/ticket-drawer.tsx')
  | typeof import('#src/core/booking/calendar/calendar-drawer.tsx')
  | typeof import('#src/core/booking/cancel/manage-drawer.tsx')
  | DatesSheet<B>

const ticket = () => import('#src/core/booking/ticket/ticket-drawer.tsx')
const calendar = () => import('#src/core/booking/calendar/calendar-drawer.tsx')
const manage = () => import('#src/core/booking/cancel/manage-drawer.tsx')

/** The actions of a booking, by its status; what one needs at the door comes first. */
export function BookingActions<B extends Booking>(props: Props<B>) {
  const { booking, of, at, lines, cancelCall, onAskAgain, otherDates } = props
  const { words } = of
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<Sheet<B>>()
  const { status, pay_until, waiting_change } = booking
  const toPay = useLoaded(() => import('./to-pay.tsx'), pay_until !== null || Boolean(waiting_change))
  const may = choicesOf(booking, serverNow() ?? Date.now(), of)
  const otherTime = otherDates
    ? {
        way: (
          <QuietChoice type="button" minHeight="control" onClick={() => ask(otherDates)}>
            {t('dates.change')}
          </QuietChoice>
        ),
      }
    : props.otherTime
  // The most likely next step has the prominent button: paying, going there, or rating.
  const Ticket = may.rate || customerView(status).unpaid ? QuietChoice : Button
  return (
    <>
      {toPay && <toPay.ToPay booking={booking} words={words} />}
      <Buttons>
        {may.ticket && (
          <Ticket type="button" minHeight="control" data-wide onClick={() => ask(ticket)}>
            <QrCode size={20} strokeWidth={1.75} aria-hidden />
            {t(words.ticket)}
          </Ticket>
        )}
        <AfterChoices booking={booking} of={of} may={may} />
        {may.calendar && (
          <QuietChoice type="button" onClick={() => ask(calendar)}>
            <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
            {t('booking.toCalendar')}
          </QuietChoice>
        )}
        {may.manage && (
          <QuietChoice type="button" onClick={() => ask(manage)}>
            <Settings2 size={18} strokeWidth={1.75} aria-hidden />
            {t(words.manage)}
          </QuietChoice>
        )}
      </Buttons>
      {part && 'TicketDrawer' in part && (
        <part.TicketDrawer
          booking={booking}
          words={words}
          at={at}
          onClosed={leave}
          onCalendar={may.calendar && (() => ask(calendar))}
          onManage={may.manage && (() => ask(manage))}
        />
      )}
      {part && 'CalendarDrawer' in part && (
        <part.CalendarDrawer booking={booking} at={at} lines={lines} onClosed={leave} />
      )}
      {part && 'ManageDrawer' in part && (
        <part.ManageDrawer
          booking={booking}
          title={t(words.manage)}
          call={cancelCall}
          onAskAgain={onAskAgain}
          otherTime={otherTime}
          onClosed={leave}
        />
      )}
      {part && 'DatesDrawer' in part && <part.DatesDrawer booking={booking} onClosed={leave} />}
    </>
  )
}

/** Side by side where each has room for its words in one line. */
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    _empty: { display: 'none' },
    '& > *': { flex: '1 1 auto' },
    '& > [data-wide]': { flex: '1 1 100%' },
    '& > :not([data-wide])': { gap: '6px', paddingInline: '3', fontSize: '14', whiteSpace: 'nowrap' },
  },
})
