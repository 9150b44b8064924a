import { chakra } from '@chakra-ui/react'
import { serviceBookingCalls } from '#contract/calls/services/bookings.ts'
import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import { BookingPage } from '#src/core/booking/page/booking-page.tsx'
import { BookingScreen } from '#src/core/booking/page/booking-screen.tsx'
import { BookedHandoverPart } from '#src/core/handover/booked-part.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { CallLink } from '#src/core/listing/call-link.tsx'
import { type Whereabouts, whereaboutsOf } from '#src/core/listing/detail/location.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { hourAt, momentAt } from '#src/lib/dates.ts'
import { QuietLink } from '#src/ui/button.tsx'
import { collectTexts } from '../collect/collect-texts.ts'
import { whoText } from '../visit/who-does.ts'
import { bookedVisits } from './booked-visits.ts'

type Line = ServiceBooking['lines'][number]

/** The screen of one booking of a visit. */
export function VisitBookingScreen({ reference }: { reference: string }) {
  const { t, language } = useSpeech()
  const detailsOf = ({ start, end, professional, is_any }: Line, booking: ServiceBooking) => {
    if (isCollected(booking)) return undefined
    const { timezone } = booking
    const [from, until] = [start, end].map((it) => hourAt(it, timezone, language?.code ?? 'en'))
    const who = whoText({ name: professional?.name, isAny: is_any }, t)
    return `${t('visit.fromUntil', { from, until })} · ${who}`
  }
  const changeNote = ({ can_change, change_until: until, timezone }: ServiceBooking) => {
    const isOver = Date.parse(until) <= (serverNow() ?? Date.now())
    // Where the visit cannot be changed for another reason, the page gives that reason.
    if (!can_change && !isOver) return undefined
    const time = momentAt(until, timezone, language?.code ?? 'en')
    return t(can_change ? 'visit.changeUntil' : 'visit.changeOver', { time })
  }
  return (
    <BookingScreen of={bookedVisits} reference={reference}>
      {(booking, askAgain) => (
        <BookingPage
          booking={booking}
          of={bookedVisits}
          at={whereIs(booking)}
          lines={[
            ...booking.lines.map((it) => ({
              name: it.name,
              amount: it.price,
              more: detailsOf(it, booking),
              added: it.addons,
            })),
            ...homeFees(booking).map(({ leg, address, fee }) => ({
              name: t(leg === 'pickup' || leg === 'drop' ? collectTexts[leg] : 'visit.coming', {
                place: address,
              }),
              amount: fee,
            })),
          ]}
          cancelCall={serviceBookingCalls.cancel.name}
          {...(!isCollected(booking) && {
            otherTime: { way: <ChangeTime booking={booking} />, note: changeNote(booking) },
          })}
          onAskAgain={askAgain}
        >
          <BookedHandoverPart
            booking={booking}
            title={isCollected(booking) ? 'visit.collects' : 'visit.atHome'}
            change={() =>
              isCollected(booking)
                ? import('../collect/collection-change.tsx')
                : import('../home/home-change.tsx')
            }
          >
            <chakra.p color="muted" fontSize="14">
              {t('visit.private', { store: booking.store.title })}
            </chakra.p>
          </BookedHandoverPart>
          {booking.store.phone && <CallLink phone={booking.store.phone}>{t('store.call')}</CallLink>}
        </BookingPage>
      )}
    </BookingScreen>
  )
}

/** Where a visit is done: at an address, unless that is wiped already, or at the store. */
function whereIs({ handover, store }: ServiceBooking): Whereabouts | undefined {
  const [home] = handover?.legs ?? []
  if (!home) return whereaboutsOf(store.full_address)
  const { address, latitude, longitude } = home
  if (latitude === null || longitude === null) return undefined
  return { address, latitude, longitude, landMark: '', mapUrl: null }
}

/** Whether things are collected for it and brought back. */
const isCollected = ({ handover }: ServiceBooking) =>
  handover?.legs.some((it) => it.leg === 'pickup') ?? false

const homeFees = ({ handover }: ServiceBooking) => (handover?.legs ?? []).filter((it) => it.fee > 0)

/** The link to the screen that moves a visit. */
function ChangeTime({ booking: { unique_booking_id } }: { booking: ServiceBooking }) {
  const { t } = useSpeech()
  return (
    <QuietLink
      to="/reserve-and-relax/my-bookings/$unique_booking_id/reschedule/select-slot"
      params={{ unique_booking_id }}
      minHeight="control"
    >
      {t('visit.changeTime')}
    </QuietLink>
  )
}
