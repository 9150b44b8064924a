import type { Booking } from '#contract/entities/booking.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { BookingStripRoom } from './booking-strip-room.tsx'

const loadStrip = async () => (await import('./booking-strip.tsx')).BookingStrip

interface Props<B extends Booking> {
  vertical: VerticalId
  /** Loads the vertical's bookings, for a person who may have some. */
  load: () => Promise<Booked<B>>
}

/** The person's bookings of a vertical, above the rest of its home. */
export function OwnBookings<B extends Booking>({ vertical, load }: Props<B>) {
  const isKnown = usePerson().token !== undefined
  const Strip = useLoaded(loadStrip, isKnown)
  const booked = useLoaded(load, isKnown)
  if (!isKnown) return null
  if (!Strip || !booked) return <BookingStripRoom vertical={vertical} />
  return <Strip vertical={vertical} of={booked} />
}
