import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getBonusWallets,
  getCashbackWallets,
  getGiftCardCampaigns,
  getGiftCards,
  getMembershipCampaigns,
  getMemberships,
  getPerksHome,
  getWallet,
  getWalletApplicables,
} from '#contract/calls/perks.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import type { BusinessWalletKind } from './wallet-kinds.ts'

const lists = { cashback: getCashbackWallets, bonus: getBonusWallets } as const

/**
 * Balances change outside the app too: they are read anew each time, and stored for when there is no network.
 */
const own = { meta: persisted, staleTime: 0 } as const

/** Queries for a person's perks. */
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
  giftCardCampaigns: (language: string) =>
    queryOptions({
      queryKey: ['perks', 'gift-card-campaigns', language],
      queryFn: ({ signal }) => send(getGiftCardCampaigns, {}, signal),
      ...own,
    }),
  membershipCampaigns: (language: string) =>
    queryOptions({
      queryKey: ['perks', 'membership-campaigns', language],
      queryFn: ({ signal }) => send(getMembershipCampaigns, {}, signal),
      ...own,
    }),
  memberships: (language: string) =>
    queryOptions({
      queryKey: ['perks', 'memberships', language],
      queryFn: ({ signal }) => send(getMemberships, {}, signal),
      ...own,
    }),
}
