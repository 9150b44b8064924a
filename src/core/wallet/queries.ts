import { infiniteQueryOptions } from '@tanstack/react-query'
import { getWalletTransactions } from '#contract/calls/profile.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

export const wallet = {
  /** What it holds, and what went in and out, the newest first. */
  transactions: (language: string) =>
    infiniteQueryOptions({
      queryKey: ['wallet', language],
      queryFn: ({ signal, pageParam }) =>
        send(getWalletTransactions, pageParam ? { cursor: pageParam } : {}, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      meta: persisted,
      staleTime: 0,
    }),
}
