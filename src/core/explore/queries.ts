import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getMapPoints } from '#contract/calls/explore.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import type { Location } from '#src/core/location/location.ts'
import { send } from '#src/data/provider/call.ts'
import { persistedOr } from '#src/data/query/persisted-or.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import { askCard } from './ask-cards.ts'
import type { ExploreQuery } from './explore-query.ts'
import type { ChosenFilters, Explored, FilterRequest, OfflineAnswers } from './explored.ts'
import type { TimeChoice } from './when/when.ts'

const PAGE = 30

const timeOf = async ({ timeFilter }: Explored, when: TimeChoice | undefined) =>
  when && timeFilter ? await timeFilter.ask(when) : {}

const filterOf = ({ filtering }: Explored, { own, ...base }: ChosenFilters): FilterRequest => ({
  ...base,
  ...filtering.ask(own),
})

/** Availability at a time changes quickly, so it is requested anew whenever it is looked at. */
const freshness = (when: TimeChoice | undefined) => (when ? { staleTime: 0 } : {})

/** Lets the device answer where the network does not. */
const keptOr = <T>({ offline }: Explored, answer: (device: OfflineAnswers) => Promise<T | undefined>) =>
  offline ? persistedOr(async () => answer(await offline())) : persisted

const keyOf = ({ vertical, kind = '' }: Explored) => [vertical, kind]

export const explore = {
  /** Listings around a location, the nearest first unless another order is wanted. */
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
            filter: filterOf(of, exploreQuery.filters),
            category: [...exploreQuery.categories],
            ...(await timeOf(of, exploreQuery.when)),
            limit: PAGE,
            ...(location && { location }),
            ...(pageParam && { cursor: pageParam }),
          },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      placeholderData: keepPreviousData,
      meta: keptOr(of, async (device) => {
        const page = await device.found(exploreQuery, location)
        return page && { pages: [page], pageParams: [''] }
      }),
      ...freshness(exploreQuery.when),
    }),
  /** The points of one cell of the map. */
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
            filters: filterOf(of, exploreQuery.filters),
            categories: [...exploreQuery.categories],
            search_value: exploreQuery.q,
            ...(await timeOf(of, exploreQuery.when)),
          },
          signal,
        ),
      meta: keptOr(of, (device) => device.points(exploreQuery, bounds)),
      ...freshness(exploreQuery.when),
    }),
  /** The card of a marker; its distance depends on where one looks, and is added there. */
  card: (of: Explored, slug: string, when: TimeChoice | undefined, language: string) => {
    const dates = (when && of.timeFilter?.requestDates?.(when)) ?? {}
    return queryOptions({
      queryKey: ['map card', language, slug, dates],
      queryFn: () => askCard(slug, dates),
      meta: keptOr(of, (device) => device.card(slug)),
    })
  },
  /** The suggestions for a few letters; only the answer to the last letter counts. */
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
      meta: keptOr(of, (device) => device.categories()),
    }),
}
