import { queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '#contract/call.ts'
import { getBill } from '#contract/calls/orders.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { personHere } from '#src/data/owner.ts'
import { send } from '#src/data/provider/call.ts'

/** The perks of a draft, as calls name them. */
export function perksOf({ perks: { coupon, giftCard, membership, keeps } }: Draft) {
  return {
    coupon: coupon?.code ?? null,
    gift_card: giftCard ? String(giftCard.id) : null,
    membership: membership?.id ?? null,
    keep: [...(keeps ?? [])],
  }
}

type Asked = RequestOf<typeof getBill>

/** The server's bill. It is never fresh: prices, perks and balances change elsewhere too. */
export function billOf(
  of: Sold,
  draft: Draft,
  { partial_wallet, part }: Pick<Asked, 'partial_wallet' | 'part'>,
) {
  const asked = { vertical: of.vertical, items: of.itemsOf(draft), ...perksOf(draft), partial_wallet, part }
  return queryOptions({
    queryKey: ['bill', personHere().owner, asked],
    queryFn: ({ signal }) => send(getBill, asked, signal),
    staleTime: 0,
    gcTime: 60_000,
  })
}
