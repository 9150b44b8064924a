import { infiniteQueryOptions } from '@tanstack/react-query'
import { getNotifications } from '#contract/calls/notifications.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

export const notices = {
  /** What the person was told, the newest first, and how much of it they have not read. */
  all: (language: string) =>
    infiniteQueryOptions({
      queryKey: ['notices', language],
      queryFn: ({ signal, pageParam }) =>
        send(getNotifications, pageParam ? { cursor: pageParam } : {}, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      meta: persisted,
      staleTime: 0,
    }),
}
