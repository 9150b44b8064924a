import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getMapPoints } from '#contract/calls/explore.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import type { Location } from '#src/core/location/location.ts'
import { heldHere } from '#src/data/checkout/held-here.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import { askCard } from './ask-cards.ts'
import type { ExploreQuery } from './explore-query.ts'
import type { Dates, Explored } from './explored.ts'
import type { When } from './when/when.ts'

const PAGE = 30

const datesOf = (when: When | undefined): Dates =>
  when ? { start_date: when.from, end_date: when.until } : {}

/** What one holds oneself is looked for like what nobody has. */
const freeIn = async (when: When | undefined) => (when ? { ...datesOf(when), ...(await heldHere()) } : {})

/** What is free at some time is not for long: it is asked anew whenever one comes to see it. */
const freshness = (when: When | undefined) => (when ? { staleTime: 0 } : {})

const keyOf = ({ vertical, kind = '' }: Explored) => [vertical, kind]

export const explore = {
  /** Around a location, the nearest first unless another order is wanted. */
  found: (of: Explored, exploreQuery: ExploreQuery, language: string, location: Location | undefined) =>
    infiniteQueryOptions({
      queryKey: [
        'explore',
        ...keyOf(of),
        language,
        exploreQuery,
        location?.latitude ?? null,
        location?.longitude ?? null,
      ],
      queryFn: async ({ signal, pageParam }) =>
        of.find(
          {
            search_value: exploreQuery.q,
            filter: exploreQuery.filters,
            category: [...exploreQuery.categories],
            ...(await freeIn(exploreQuery.when)),
            limit: PAGE,
            ...(location && { location }),
            ...(pageParam && { cursor: pageParam }),
          },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      placeholderData: keepPreviousData,
      meta: persisted,
      ...freshness(exploreQuery.when),
    }),
  /** The marks of one cell of the map. */
  points: (of: Explored, exploreQuery: ExploreQuery, bounds: Bounds) =>
    queryOptions({
      queryKey: ['map points', ...keyOf(of), exploreQuery, bounds],
      queryFn: async ({ signal }) =>
        send(
          getMapPoints,
          {
            vertical: of.vertical,
            ...(of.kind && { kind: of.kind }),
            bounds,
            filters: exploreQuery.filters,
            categories: [...exploreQuery.categories],
            search_value: exploreQuery.q,
            ...(await freeIn(exploreQuery.when)),
          },
          signal,
        ),
      meta: persisted,
      ...freshness(exploreQuery.when),
    }),
  /** What a mark stands for; how far it is depends on where one looks, and is reckoned there. */
  card: (slug: string, when: When | undefined, language: string) =>
    queryOptions({
      queryKey: ['map card', language, slug, when ?? null],
      queryFn: () => askCard(slug, datesOf(when)),
      meta: persisted,
    }),
  /** What a few letters may mean; the answer to the last letter counts. */
  suggestions: (of: Explored, text: string, language: string) =>
    queryOptions({
      queryKey: ['explore suggestions', ...keyOf(of), language, text],
      queryFn: ({ signal }) => of.suggest(text, signal),
      placeholderData: keepPreviousData,
    }),
  categories: (of: Explored, language: string) =>
    queryOptions({
      queryKey: ['explore categories', ...keyOf(of), language],
      queryFn: ({ signal }) => of.categories(signal),
      meta: persisted,
    }),
}
