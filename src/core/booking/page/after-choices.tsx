import type { Booking } from '#contract/entities/booking.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { AgainChoice } from './again-choice.tsx'
import type { choicesOf } from './choices.ts'
import { RateChoice } from './rate-choice.tsx'

interface Props<B extends Booking> {
  booking: B
  of: Pick<Booked<B>, 'paths' | 'rating' | 'kindOf'>
  may: ReturnType<typeof choicesOf>
}

/** What one can do with a booking that is over or off. */
export function AfterChoices<B extends Booking>({ booking, of, may }: Props<B>) {
  return (
    <>
      {may.rate && <RateChoice booking={booking} of={of} />}
      {may.bookAgain && <AgainChoice booking={booking} kind={of.kindOf(booking)} />}
    </>
  )
}
