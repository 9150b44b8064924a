import { queryOptions } from '@tanstack/react-query'
import { getSlotWatches } from '#contract/calls/services/watches.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** A time that is held may come or go at any minute. */
const LOOK_AGAIN_MS = 60_000

/** The times that somebody waits for, and those that are held for them. */
export const slotWatches = () =>
  queryOptions({
    queryKey: ['slot watches'],
    queryFn: ({ signal }) => send(getSlotWatches, {}, signal).then(({ watches }) => watches),
    meta: persisted,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  })
