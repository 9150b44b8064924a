import { useQuery } from '@tanstack/react-query'
import { best } from '#contract/bill/best.ts'
import { candidatesOf, type WireChoices } from '#contract/bill/best-choices.ts'
import { perksFromWire } from '#contract/bill/perks-from-wire.ts'
import { bestPerks } from '#contract/calls/orders.ts'
import { spentOf } from '#src/core/checkout/bill/spent-points.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { personHere } from '#src/data/owner.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/**
 * The perks of a person that save most on a draft, and why; undefined until their perks are known. The device
 * works it out from what was last read, so that it follows each choice and needs no network.
 */
export function useBest(of: Sold, draft: Draft, view: BillView) {
  const { language } = useSpeech()
  const { slug, currency } = draft.listing
  const { data } = useQuery({
    queryKey: ['best', of.vertical, slug, personHere().owner, language?.code],
    queryFn: ({ signal }) => send(bestPerks, { vertical: of.vertical, items: of.itemsOf(draft) }, signal),
    staleTime: 0,
    meta: persisted,
  })
  const own = of.useOwnPerks(slug)
  if (!data) return undefined
  const choices = withTyped(data.choices, draft)
  const rate = view.bill.lines.find(({ code }) => code === 'referral')?.rate
  const referral = rate === undefined ? undefined : { rate }
  const { bonus, cashback } = perksFromWire(spentOf(own, draft), currency)
  const input = { currency, subtotal: of.subtotalOf(draft), referral, bonus, cashback }
  const found = best(input, candidatesOf(choices, input))
  const { coupon, membership, giftCard } = draft.perks
  const idOf = (it: { id: number } | undefined) => it && String(it.id)
  return {
    ...found,
    perks: {
      coupon: choices.coupons.find(({ code }) => code === found.coupon),
      membership: choices.memberships.find((it) => idOf(it) === found.membership),
      giftCard: choices.gift_cards.find((it) => idOf(it) === found.gift_card),
    },
    /** Whether the person uses this combination already. */
    isUsed:
      coupon?.code === found.coupon &&
      idOf(membership) === found.membership &&
      idOf(giftCard) === found.gift_card,
  }
}

/** Adds a coupon that was typed in, which is in no list of theirs. */
function withTyped(choices: WireChoices, { perks: { coupon } }: Draft): WireChoices {
  const isListed = choices.coupons.some(({ code }) => code === coupon?.code)
  return coupon && !isListed ? { ...choices, coupons: [...choices.coupons, coupon] } : choices
}
