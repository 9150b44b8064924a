import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '#contract/call.ts'
import { getWalletTransactions } from '#contract/calls/profile.ts'
import { getWalletFunds } from '#contract/calls/purchases.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** The kind of transactions that is requested. */
export type MoveFilter = NonNullable<RequestOf<typeof getWalletTransactions>['filter']>

/**
 * Balances change outside the app too: they are read anew each time, and stored for when there is no network.
 */
const own = { meta: persisted, staleTime: 0 } as const

export const wallet = {
  /** The balances, and what may be done with them. */
  funds: () =>
    queryOptions({
      queryKey: ['wallet', 'funds'],
      queryFn: ({ signal }) => send(getWalletFunds, {}, signal),
      ...own,
    }),
  /** The transactions, the newest first. */
  transactions: (language: string, filter: MoveFilter) =>
    infiniteQueryOptions({
      queryKey: ['wallet', language, filter],
      queryFn: ({ signal, pageParam }) =>
        send(getWalletTransactions, { filter, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      ...own,
    }),
}
