import { infiniteQueryOptions } from '@tanstack/react-query'
import { getNotifications } from '#contract/calls/notifications.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

export const notices = {
  /** The person's notifications, the newest first, and the number of unread ones. */
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
