import { useMutation } from '@tanstack/react-query'
import { quoteRentalChange } from '#contract/calls/rentals/changes.ts'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { send } from '#src/data/provider/call.ts'

/** Asks what other dates come to; nothing is done by it. */
export function useQuote({ unique_booking_id }: RentalBooking) {
  return useMutation({
    mutationFn: async (stay: Stay) => {
      const asked = { unique_booking_id, start_date: stay.start, end_date: stay.end }
      return { stay, reply: await send(quoteRentalChange, asked) }
    },
  })
}

/** Other dates, and what they come to. */
export type Quoted = NonNullable<ReturnType<typeof useQuote>['data']>
