import { rentalBookingCalls } from '#contract/calls/rentals/bookings.ts'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { Deposit } from '#src/core/booking/deposit-at-place.tsx'
import { BookingPage } from '#src/core/booking/page/booking-page.tsx'
import { BookingScreen } from '#src/core/booking/page/booking-screen.tsx'
import type { BoughtLine } from '#src/core/booking/page/paid-section.tsx'
import { handoverLines } from '#src/core/handover/booked-lines.ts'
import { BookedHandoverPart } from '#src/core/handover/booked-part.tsx'
import { pickUpOf } from '#src/core/handover/pick-up-place.ts'
import { wholeText } from '#src/core/handover/whole-text.ts'
import { type Speech, useSpeech } from '#src/core/language/language.tsx'
import type { Whereabouts } from '#src/core/listing/detail/location.tsx'
import { stayOf } from '../booked-stay.ts'
import { daysText, handoverTexts } from '../stay-texts.ts'
import { bookedRentals } from './booked-rentals.ts'

/** As on every other screen, but that the days are not said to cost what they do with a fee for the handover. */
const bookedWithFees: typeof bookedRentals = {
  ...bookedRentals,
  countOf: (booking, t) => {
    const { day_count: n, rental, handover } = booking
    const fees = handover?.legs.map(({ fee }) => fee) ?? []
    return t(wholeText(daysText(rental.kind, stayOf(booking), n), fees), { n })
  },
}

/** The screen of one booking of a vehicle or a home. */
export function RentalBookingScreen({ reference }: { reference: string }) {
  const { t } = useSpeech()
  return (
    <BookingScreen of={bookedRentals} reference={reference}>
      {(booking, askAgain) => (
        <BookingPage
          booking={booking}
          of={bookedWithFees}
          host={booking.rental.business?.name ?? ''}
          at={pickUpOf(booking) ?? whereaboutsOf(booking)}
          lines={linesOf(booking, t)}
          cancelCall={rentalBookingCalls.cancel.name}
          onAskAgain={askAgain}
          otherDates={() => import('../change/stay-change.tsx')}
        >
          <Deposit amount={booking.security_deposit} />
          <BookedHandoverPart booking={booking} change={() => import('../change/handover-change.tsx')} />
        </BookingPage>
      )}
    </BookingScreen>
  )
}

/** The parts of what was booked, with what was paid to have it handed over. */
function linesOf(booking: RentalBooking, t: Speech['t']): readonly BoughtLine[] {
  const parts = booking.stay_price.lines.map(({ unit, count: n, each, amount }) => ({
    name: t(unit === 'day' ? daysText(booking.rental.kind, stayOf(booking), n) : `trips.${unit}s`, { n }),
    // Days that cost their share of a week or month have no price of their own.
    each: each === null ? undefined : { quantity: n, price: each },
    amount,
  }))
  return [...parts, ...handoverLines(booking.handover, (leg, place) => t(handoverTexts[leg], { place }))]
}

function whereaboutsOf({ rental }: RentalBooking): Whereabouts {
  const { land_mark, ...at } = rental.full_address
  return { ...at, landMark: land_mark, mapUrl: rental.google_map_url }
}
