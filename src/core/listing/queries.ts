import { queryOptions } from '@tanstack/react-query'
import type { ListingCalls } from '#contract/calls/standard/listing.ts'
import type { Card } from '#contract/entities/card.ts'
import { personHere } from '#src/data/owner.ts'
import { send } from '#src/data/provider/call.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persistedOr } from '#src/data/query/persisted-or.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** Never fresh: whether a listing is a favourite changes on this page, and on the person's other devices. */
const OWN_FRESH_MS = 0
const GUEST_FRESH_MS = 60_000

/** The queries for a vertical's listings, by the noun in the names of its calls. */
export function listingQueries<const Noun extends string, Entity>(
  noun: Noun,
  calls: ListingCalls<Noun, Entity>,
  /** Finds the listing on the device when the network does not answer. */
  offline?: (slug: string) => Promise<Entity | undefined>,
) {
  return {
    /** The listing; null: there is none, which is stored like any other answer. */
    info: (slug: string, language: string) =>
      queryOptions({
        queryKey: [noun, language, slug],
        queryFn: ({ signal }) =>
          send(personHere().token ? calls.infoWithFavourite : calls.info, { slug }, signal).then(
            (reply): Entity => reply[noun],
            nullWhereNotFound,
          ),
        meta: offline ? persistedOr(() => offline(slug)) : persisted,
        staleTime: () => (personHere().token ? OWN_FRESH_MS : GUEST_FRESH_MS),
      }),
    recent: (language: string) =>
      queryOptions({
        queryKey: [`recent ${noun}s`, language],
        queryFn: async ({ signal }): Promise<readonly Card[]> =>
          (await send(calls.recentViews, {}, signal))[`${noun}s`],
        meta: persisted,
        staleTime: OWN_FRESH_MS,
      }),
  }
}
