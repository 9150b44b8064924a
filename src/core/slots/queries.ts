import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getNextStarts } from '#contract/calls/services/next-starts.ts'
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

/** The services of a visit. */
export type Visit = readonly WantedServices[number][]

/** A query for the starts of a visit. */
export function slotsOf(slug: string, visit: Visit, range: DayRange, own: Own) {
  const of = { slug, services: wanted(visit), ...range }
  return queryOptions({
    // A hold changes with each tap, but not the times that are free for its own holder.
    queryKey: ['slots', of, own.unique_booking_id],
    queryFn: ({ signal }) => send(getSlots, { ...of, ...own }, signal),
    staleTime: SOON_MS,
    placeholderData: keepPreviousData,
  })
}

/** A query for the next start of each of some visits of a store. */
export function nextStartsOf(slug: string, asked: readonly Visit[]) {
  const visits = asked.map(wanted)
  return queryOptions({
    queryKey: ['next starts', slug, visits],
    queryFn: ({ signal }) => send(getNextStarts, { slug, visits }, signal),
    staleTime: SOON_MS,
  })
}

const wanted = (visit: Visit): WantedServices =>
  visit.map(({ id, professional_id, addons }) => ({ id, professional_id, addons }))
