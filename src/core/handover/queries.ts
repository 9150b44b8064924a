import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '#contract/call.ts'
import { getPickupDrop, quotePickupDrop } from '#contract/calls/pickup-drop.ts'
import { personHere } from '#src/data/owner.ts'
import { send } from '#src/data/provider/call.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** How a listing is handed over; null: it is not. */
export const pickupDrop = (slug: string) =>
  queryOptions({
    queryKey: ['pickup drop', slug],
    queryFn: ({ signal }) => send(getPickupDrop, { slug }, signal).catch(nullWhereNotFound),
    meta: persisted,
  })

/** What a handover costs, and who is free for it. Others book meanwhile, so it is asked anew each time. */
export const handoverQuote = (asked: RequestOf<typeof quotePickupDrop>) =>
  queryOptions({
    queryKey: ['pickup drop', asked.slug, 'quote', personHere().owner, asked],
    queryFn: ({ signal }) => send(quotePickupDrop, asked, signal),
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })
