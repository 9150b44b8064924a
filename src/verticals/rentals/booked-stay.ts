import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { exactClockIn } from '#src/lib/zone-clock.ts'

/** The stay of a booking, by the clock there. */
export const stayOf = ({ start, end, timezone }: RentalBooking): Stay => ({
  start: exactClockIn(timezone, start),
  end: exactClockIn(timezone, end),
})
