import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getMapPoints } from '#contract/calls/explore.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import type { Place } from '#src/core/place/place.ts'
import { send } from '#src/data/provider/call.ts'
import { kept } from '#src/data/query/kept-queries.ts'
import { askCard } from './ask-cards.ts'
import type { Explored } from './explored.ts'
import type { Sought } from './sought.ts'

const PAGE = 30

const keyOf = ({ vertical, kind = '' }: Explored) => [vertical, kind]

export const explore = {
  /** Around a place, the nearest first unless another order is wanted. */
  found: (of: Explored, { q, categories, filters }: Sought, language: string, place: Place | undefined) =>
    infiniteQueryOptions({
      queryKey: [
        'explore',
        ...keyOf(of),
        language,
        { q, categories, filters },
        place?.latitude ?? null,
        place?.longitude ?? null,
      ],
      queryFn: ({ signal, pageParam }) =>
        of.find(
          {
            search_value: q,
            filter: filters,
            category: [...categories],
            limit: PAGE,
            ...(place && { location: place }),
            ...(pageParam && { cursor: pageParam }),
          },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      placeholderData: keepPreviousData,
      meta: kept,
    }),
  /** The marks of one cell of the map. */
  points: (of: Explored, { q, categories, filters }: Sought, bounds: Bounds) =>
    queryOptions({
      queryKey: ['map points', ...keyOf(of), { q, categories, filters }, bounds],
      queryFn: ({ signal }) =>
        send(
          getMapPoints,
          {
            vertical: of.vertical,
            ...(of.kind && { kind: of.kind }),
            bounds,
            filters,
            categories: [...categories],
            search_value: q,
          },
          signal,
        ),
      meta: kept,
    }),
  /** What a mark stands for; how far it is depends on where one looks, and is reckoned there. */
  card: (slug: string, language: string) =>
    queryOptions({
      queryKey: ['map card', language, slug],
      queryFn: () => askCard(slug),
      meta: kept,
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
      meta: kept,
    }),
}
