import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSlots } from '#contract/calls/services/orders.ts'
import type { WantedServices } from '#contract/entities/visit.ts'
import { send } from '#src/data/provider/call.ts'
import type { DayRange } from './slot.ts'

/** Free times are fresh for a short while only, since others book too. */
const SOON_MS = 20_000

/** The person's own hold, or the booking being moved: neither blocks their own slots. */
interface Own {
  hold_id?: string
  unique_booking_id?: string
}

/** A query for the starts of a visit. */
export function slotsOf(slug: string, visit: readonly WantedServices[number][], range: DayRange, own: Own) {
  const services = visit.map(({ id, professional_id, addons }) => ({ id, professional_id, addons }))
  const of = { slug, services, ...range }
  return queryOptions({
    // A hold changes with each tap, but not the times that are free for its own holder.
    queryKey: ['slots', of, own.unique_booking_id],
    queryFn: ({ signal }) => send(getSlots, { ...of, ...own }, signal),
    staleTime: SOON_MS,
    placeholderData: keepPreviousData,
  })
}
