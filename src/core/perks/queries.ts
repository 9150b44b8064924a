import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getBonusWallets,
  getCashbackWallets,
  getGiftCards,
  getMemberships,
  getPerksHome,
  getWallet,
  getWalletApplicables,
} from '#contract/calls/perks.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import type { BusinessWalletKind } from './wallet-kinds.ts'

const lists = { cashback: getCashbackWallets, bonus: getBonusWallets } as const

/** Money moves beside the app too: what is shown is asked for anew, and stays readable without a network. */
const own = { meta: persisted, staleTime: 0 } as const

/** What a person has of perks. */
export const perks = {
  home: () =>
    queryOptions({
      queryKey: ['perks'],
      queryFn: ({ signal }) => send(getPerksHome, {}, signal),
      ...own,
    }),
  wallets: (kind: BusinessWalletKind) =>
    infiniteQueryOptions({
      queryKey: ['perks', kind],
      queryFn: ({ signal, pageParam }) => send(lists[kind], pageParam ? { cursor: pageParam } : {}, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      ...own,
    }),
  wallet: (slug: string, language: string) =>
    infiniteQueryOptions({
      queryKey: ['perks', 'wallet', slug, language],
      queryFn: ({ signal, pageParam }) =>
        send(getWallet, pageParam ? { slug, cursor: pageParam } : { slug }, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      ...own,
    }),
  applicables: (slug: string, language: string) =>
    queryOptions({
      queryKey: ['perks', 'applicables', slug, language],
      queryFn: ({ signal }) => send(getWalletApplicables, { slug }, signal),
      ...own,
    }),
  giftCards: (language: string) =>
    queryOptions({
      queryKey: ['perks', 'gift-cards', language],
      queryFn: ({ signal }) => send(getGiftCards, {}, signal),
      ...own,
    }),
  memberships: (language: string) =>
    queryOptions({
      queryKey: ['perks', 'memberships', language],
      queryFn: ({ signal }) => send(getMemberships, {}, signal),
      ...own,
    }),
}
