import { queryOptions } from '@tanstack/react-query'
import { updateUserInfo } from '#contract/calls/profile.ts'
import { getSessions } from '#contract/calls/session.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/**
 * What the server knows of the person who is logged in; kept for when there is no network. It is asked for each time
 * it is looked at: it changes on other devices, and by what waited on this one.
 */
export const account = {
  me: () =>
    queryOptions({
      queryKey: ['account', 'me'],
      queryFn: async ({ signal }) => (await send(updateUserInfo, {}, signal)).data,
      meta: persisted,
      staleTime: 0,
    }),
  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'],
      queryFn: async ({ signal }) => (await send(getSessions, {}, signal)).sessions,
      meta: persisted,
      staleTime: 0,
    }),
}
