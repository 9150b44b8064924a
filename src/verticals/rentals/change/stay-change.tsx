import type { ReplyOf } from '#contract/call.ts'
import { rentalChangeCalls } from '#contract/calls/rentals/changes.ts'
import type { Handover } from '#contract/entities/handover.ts'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import type { Stay } from '#contract/rental/stay.ts'
import type { BookingChange } from '#src/core/booking/change/booking-change.ts'
import { ChangeDrawer } from '#src/core/booking/change/change-drawer.tsx'
import { send } from '#src/data/provider/call.ts'
import { stayOf } from '../booked-stay.ts'
import { useStayWords } from '../dates/use-stay-words.ts'
import { daysText } from '../stay-texts.ts'
import { ChooseStay } from './choose-stay.tsx'

const request = (
  { unique_booking_id }: RentalBooking,
  { start, end, ...more }: Stay & { handover?: Handover | null },
) => ({ unique_booking_id, start_date: start, end_date: end, ...more })

/** How the dates of a rental are changed. */
export const stayChange: BookingChange<RentalBooking, Stay, ReplyOf<typeof rentalChangeCalls.quote>> = {
  nowOf: stayOf,
  quote: (booking, stay) => send(rentalChangeCalls.quote, request(booking, stay)),
  change: (booking, stay, seen) => send(rentalChangeCalls.change, { ...request(booking, stay), ...seen }),
  Choose: ChooseStay,
  useWords: useStayWords,
  countOf: ({ rental }, stay, { price: { days: n } }, t) => t(daysText(rental.kind, stay, n), { n }),
}

interface Props {
  booking: RentalBooking
  onClosed: () => void
}

export const DatesDrawer = (props: Props) => <ChangeDrawer {...props} of={stayChange} />
