import type { ReplyOf } from '#contract/call.ts'
import { serviceChangeCalls } from '#contract/calls/services/changes.ts'
import type { HomeVisit } from '#contract/entities/handover.ts'
import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import type { BookingChange } from '#src/core/booking/change/booking-change.ts'
import { ChangeDrawer } from '#src/core/booking/change/change-drawer.tsx'
import { bookedHome } from '#src/core/handover/booked-home.ts'
import { ChangeHome } from '#src/core/handover/change-home.tsx'
import { send } from '#src/data/provider/call.ts'

type Quote = ReplyOf<typeof serviceChangeCalls.quote> & { available: boolean }

const request = ({ unique_booking_id, start }: ServiceBooking, home: HomeVisit) => ({
  ...{ unique_booking_id, start, home },
})

/** How the address of a visit is changed. */
const homeChange: BookingChange<ServiceBooking, HomeVisit, Quote> = {
  nowOf: bookedHome,
  quote: async (booking, home) => ({
    ...(await send(serviceChangeCalls.quote, request(booking, home))),
    available: true,
  }),
  change: (booking, home, seen) => send(serviceChangeCalls.change, { ...request(booking, home), ...seen }),
  Choose: ChangeHome,
  useWords: () => (home) => home.address,
  title: 'homeVisit.title',
  words: {
    more: 'visit.payMore',
    less: 'visit.getBack',
    lessAtPlace: 'homeVisit.payLessThere',
    same: 'visit.samePrice',
    confirm: 'homeVisit.confirm',
    others: 'homeVisit.others',
    offline: 'homeVisit.changeOffline',
  },
  countOf: ({ lines }, _home, _quote, t) => t('visit.count', { n: lines.length }),
}

interface Props {
  booking: ServiceBooking
  onClosed: () => void
}

export const HandoverDrawer = (props: Props) => <ChangeDrawer {...props} of={homeChange} />
