import { infiniteQueryOptions } from '@tanstack/react-query'
import { getFavourites } from '#contract/calls/favourites.ts'
import { send } from '#src/data/provider/call.ts'
import { kept } from '#src/data/query/kept-queries.ts'

export const favourites = {
  /** What the person likes of every vertical, the newest first. */
  list: (language: string) =>
    infiniteQueryOptions({
      queryKey: ['favourites', language],
      queryFn: ({ signal, pageParam }) => send(getFavourites, pageParam ? { cursor: pageParam } : {}, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      meta: kept,
      // It changes on every page that has a heart, and on the person's other devices.
      staleTime: 0,
    }),
}
