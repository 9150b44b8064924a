import type { ReplyOf } from '#contract/call.ts'
import type { rentalChangeCalls } from '#contract/calls/rentals/changes.ts'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import type { BookingChange } from '#src/core/booking/change/booking-change.ts'
import { ChangeDrawer } from '#src/core/booking/change/change-drawer.tsx'
import { agreedHandover } from '#src/core/handover/agreed-handover.ts'
import { ChangeHandover, type WantedHandover } from '#src/core/handover/change-handover.tsx'
import { handoverWords } from '#src/core/handover/handover-words.ts'
import { NotAvailable } from '../dates/not-available.tsx'
import { stayChange } from './stay-change.tsx'

/** How it is changed how one gets a rental: like its dates, which another window moves. */
const handoverChange: BookingChange<
  RentalBooking,
  WantedHandover,
  ReplyOf<typeof rentalChangeCalls.quote>
> = {
  ...stayChange,
  title: 'handover.title',
  words: handoverWords,
  nowOf: (booking) => ({
    ...stayChange.nowOf(booking),
    handover: (booking.handover && agreedHandover(booking.handover)) ?? null,
  }),
  Choose: ({ quoting, ...props }) => (
    <ChangeHandover
      {...props}
      trouble={(chosen, onTake) => <NotAvailable check={quoting} chosen={chosen} onTake={onTake} />}
    />
  ),
}

interface Props {
  booking: RentalBooking
  onClosed: () => void
}

export const HandoverDrawer = (props: Props) => <ChangeDrawer {...props} of={handoverChange} />
