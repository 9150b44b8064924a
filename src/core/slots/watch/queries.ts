import { queryOptions } from '@tanstack/react-query'
import { getSlotWatches } from '#contract/calls/services/watches.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** The pause between two reads of the watches, since a held time may come or go at any minute. */
const LOOK_AGAIN_MS = 60_000

/** The person's watches, with the times that are held for them. */
export const slotWatches = () =>
  queryOptions({
    queryKey: ['slot watches'],
    queryFn: ({ signal }) => send(getSlotWatches, {}, signal).then(({ watches }) => watches),
    meta: persisted,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  })
