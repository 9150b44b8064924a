import { queryOptions } from '@tanstack/react-query'
import {
  getEventInfo,
  getEventInfoWithFavourite,
  getEventTickets,
  getRecentViewEvents,
} from '#contract/calls/events.ts'
import type { Card } from '#contract/entities/card.ts'
import { personHere } from '#src/data/owner.ts'
import { send } from '#src/data/provider/call.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** Whether it is a favourite changes on this page, and on the person's other devices. */
const OWN = 0
const ANYBODYS_MS = 60_000

/** How many are left changes while one reads. */
const STOCK_IS_FRESH_MS = 15_000

export const events = {
  /** null: there is no such event, which is as good to know without a network as any other answer. */
  info: (slug: string, language: string) =>
    queryOptions({
      queryKey: ['event', language, slug],
      queryFn: ({ signal }) =>
        send(personHere().token ? getEventInfoWithFavourite : getEventInfo, { slug }, signal).then(
          ({ event }) => event,
          nullWhereNotFound,
        ),
      meta: persisted,
      staleTime: () => (personHere().token ? OWN : ANYBODYS_MS),
    }),
  recent: (language: string) =>
    queryOptions({
      queryKey: ['recent events', language],
      queryFn: async ({ signal }): Promise<readonly Card[]> =>
        (await send(getRecentViewEvents, {}, signal)).events,
      meta: persisted,
      staleTime: OWN,
    }),
  tickets: (slug: string, language: string) =>
    queryOptions({
      queryKey: ['event tickets', language, slug],
      queryFn: async ({ signal }) => (await send(getEventTickets, { slug }, signal)).tickets,
      meta: persisted,
      staleTime: STOCK_IS_FRESH_MS,
    }),
}
