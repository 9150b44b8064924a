import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkRentalAvailability } from '#contract/calls/rentals/orders.ts'
import type { PricedRental } from '#contract/entities/rental.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { send } from '#src/data/provider/call.ts'
import { soldRentals } from '../sold-rentals.ts'
import { withStay } from '../stay-draft.ts'
import { rentalCalendar } from './queries.ts'

const { drafts } = soldRentals

/** Asks whether a rental is free for a time. Where it is, that is chosen, and kept for who is logged in. */
export function useCheck(rental: PricedRental) {
  const { slug } = rental
  const queries = useQueryClient()
  return useMutation({
    // Pressed twice at once, the second waits for what the first one holds, and asks about that.
    scope: { id: slug },
    mutationFn: async (stay: Stay) => {
      const now = drafts.current.value
      const hold_id = now?.listing.slug === slug ? now.hold?.hold_id : undefined
      const asked = { slug, start_date: stay.start, end_date: stay.end }
      const reply = await send(checkRentalAvailability, { ...asked, ...(hold_id && { hold_id }) })
      if (reply.available) {
        const hold = reply.hold && heldFrom(reply.hold)
        await drafts.change((it) => withStay(it, rental, stay, hold))
      }
      return reply
    },
    // What is taken has changed: by others, or by what is kept now.
    onSettled: () => queries.invalidateQueries({ queryKey: rentalCalendar(slug).queryKey }),
  })
}

function heldFrom<T extends { server_time: string }>({ server_time: _, ...hold }: T) {
  return hold
}
