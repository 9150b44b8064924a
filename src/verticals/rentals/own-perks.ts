import { queryOptions, useQuery } from '@tanstack/react-query'
import { ownPerks } from '#contract/bill/own-perks.ts'
import { getRentalUserDiscounts } from '#contract/calls/rentals/perks.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { OwnPerks } from '#src/core/checkout/sold.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

const discounts = (slug: string) =>
  queryOptions({
    queryKey: ['rental discounts', slug],
    queryFn: async ({ signal }) => (await send(getRentalUserDiscounts, { slug }, signal)).rental,
    meta: persisted,
    staleTime: 60_000,
  })

/** What a person has at who rents something out, as last read. */
export function useOwnPerksOfRental(slug: string): OwnPerks | undefined {
  const isSomebody = usePerson().token !== undefined
  const { data } = useQuery({ ...discounts(slug), enabled: isSomebody })
  if (!data) return undefined
  const { business, ...own } = data
  const given = business && {
    active: business.rental_cashback_active,
    redeem_percent: business.rental_cashback_redeem_percent,
    max_amount: business.rental_max_cashback_redeem_amount,
  }
  return ownPerks(given, own)
}
