import { queryOptions } from '@tanstack/react-query'
import { updateUserInfo } from '#contract/calls/profile.ts'
import { getSessions } from '#contract/calls/session.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/**
 * Queries for the account of the person who is logged in; stored for when there is no network. They are never
 * fresh: the account changes on other devices, and by what waited in the outbox of this one.
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
