import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkRentalAvailability } from '#contract/calls/rentals/orders.ts'
import type { PricedRental } from '#contract/entities/rental.ts'
import type { Stay } from '#contract/rental/stay.ts'
import type { ChosenHandover } from '#src/core/handover/chosen-handover.ts'
import { send } from '#src/data/provider/call.ts'
import { soldRentals } from '../sold-rentals.ts'
import { withStay } from '../stay-draft.ts'
import { rentalCalendar } from './queries.ts'

const { drafts } = soldRentals

/** A stay, and another way to have it handed over; without one that stays as it was, and null takes it away. */
type CheckedStay = Stay & { handover?: ChosenHandover | null }

/**
 * Asks whether a rental is free for a stay. Where it is, the stay becomes the draft, and is held for who is
 * logged in.
 */
export function useCheck(rental: PricedRental) {
  const { slug } = rental
  const queries = useQueryClient()
  return useMutation({
    // If the button is pressed twice, the second check waits for the hold of the first one, and asks with
    // that.
    scope: { id: slug },
    mutationFn: async ({ handover, ...stay }: CheckedStay) => {
      const now = drafts.current.value
      const hold_id = now?.listing.slug === slug ? now.hold?.hold_id : undefined
      const asked = {
        ...{ slug, start_date: stay.start, end_date: stay.end },
        // One that was chosen before may not go with other times: that is said where one reviews.
        ...(handover && { handover: handover.asked }),
      }
      const reply = await send(checkRentalAvailability, { ...asked, ...(hold_id && { hold_id }) })
      if (reply.available) {
        const hold = reply.hold && heldFrom(reply.hold)
        await drafts.change((it) => withStay(it, rental, stay, { hold, handover }))
      }
      return reply
    },
    // The free times have changed: by others, or by the new hold.
    onSettled: () => queries.invalidateQueries({ queryKey: rentalCalendar(slug).queryKey }),
  })
}

function heldFrom<T extends { server_time: string }>({ server_time: _, ...hold }: T) {
  return hold
}
