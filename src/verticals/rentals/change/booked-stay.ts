import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { clockIn, momentsOf } from '#src/lib/zone-clock.ts'

/** When something was booked, by the clock there. */
export function stayOf({ start, end, timezone }: RentalBooking): Stay {
  const shown = (instant: string) => {
    const ms = Date.parse(instant)
    const clock = clockIn(timezone, ms)
    return momentsOf(clock, timezone).find((it) => it.ms === ms)?.time ?? clock
  }
  return { start: shown(start), end: shown(end) }
}
