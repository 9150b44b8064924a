import { queryOptions } from '@tanstack/react-query'
import { getBill } from '#contract/calls/orders.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { personHere } from '#src/data/owner.ts'
import { send } from '#src/data/provider/call.ts'

/** What a draft wants to pay less with, as calls name it. */
export function perksOf({ perks: { coupon, giftCard, membership, keepsPoints } }: Draft) {
  return {
    coupon: coupon?.code ?? null,
    gift_card: giftCard ? String(giftCard.id) : null,
    membership: membership?.id ?? null,
    keep_points: keepsPoints === true,
  }
}

/** The server's own reckoning. It is asked each time: prices, perks and balances change elsewhere. */
export function billOf(of: Sold, draft: Draft, partial_wallet: boolean) {
  const asked = { vertical: of.vertical, items: of.itemsOf(draft), ...perksOf(draft), partial_wallet }
  return queryOptions({
    queryKey: ['bill', personHere().owner, asked],
    queryFn: ({ signal }) => send(getBill, asked, signal),
    staleTime: 0,
    gcTime: 60_000,
  })
}
