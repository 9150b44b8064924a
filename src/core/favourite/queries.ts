import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getFavourites } from '#contract/calls/favourites.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import { keyOf } from './favourite-changes.ts'

/** The most pages of keys that are read; further favourites show on their own pages only. */
const MOST_PAGES = 20

export const favourites = {
  /** The person's favourites of every vertical, the newest first. */
  list: (language: string) =>
    infiniteQueryOptions({
      queryKey: ['favourites', language],
      queryFn: ({ signal, pageParam }) => send(getFavourites, pageParam ? { cursor: pageParam } : {}, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      meta: persisted,
      // Favourites change on every page that has a heart, and on the person's other devices.
      staleTime: 0,
    }),
  /** The keys of all of them, which is what every card asks; every start has them at once. */
  marked: () =>
    queryOptions({
      queryKey: ['favourite marks'],
      queryFn: async ({ signal }): Promise<readonly string[]> => {
        const keys: string[] = []
        for (let cursor: string | undefined, page = 0; page < MOST_PAGES; page++) {
          const found = await send(getFavourites, { limit: 100, ...(cursor && { cursor }) }, signal)
          keys.push(...found.favourites.map(keyOf))
          cursor = found.next_cursor
          if (cursor === undefined) break
        }
        return keys
      },
    }),
}
