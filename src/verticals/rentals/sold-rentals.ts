import { useQuery } from '@tanstack/react-query'
import { ownPerks } from '#contract/bill/own-perks.ts'
import { placeRentalOrder } from '#contract/calls/rentals/orders.ts'
import { getRentalUserDiscounts } from '#contract/calls/rentals/perks.ts'
import { toWire } from '#contract/money.ts'
import type { StayLine } from '#contract/rental/price.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { Formatters } from '#src/core/checkout/perks/perk-choice.ts'
import type { PriceLine, Sold } from '#src/core/checkout/sold.ts'
import { handoverFees } from '#src/core/handover/chosen-handover.ts'
import { wholeText } from '#src/core/handover/whole-text.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { draftsIn } from '#src/data/checkout/page-checkout.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import { type ChosenStay, priceOf, stayFormat, totalOf } from './stay-draft.ts'
import { StayMore } from './stay-more.tsx'
import { daysText, handoverTexts } from './stay-texts.ts'

const itemOf = ({ listing: { slug }, chosen: { start_date, end_date, handover } }: Draft<ChosenStay>) => ({
  ...{ slug, start_date, end_date },
  ...(handover && { handover: handover.asked }),
})

const daysTextOf = ({ kind, start_date: start, end_date: end }: ChosenStay, days: number) =>
  daysText(kind, { start, end }, days)

/** The parts of a stay and of its handover, each with its price. */
export const priceLinesOfStay = (
  stay: ChosenStay,
  currency: string,
  words: Formatters,
): readonly PriceLine[] => [
  ...priceOf(stay, currency).lines.map((it) => partOf(it, daysTextOf(stay, it.count), currency, words)),
  ...handoverFees(stay.handover, currency).map(({ leg, name, fee }) => ({
    key: leg,
    name: words.t(handoverTexts[leg], { place: name }),
    amount: toWire(fee, currency),
  })),
]

function partOf(
  { unit, count, each, amount }: StayLine,
  dayText: TextKey,
  currency: string,
  { t, money }: Formatters,
): PriceLine {
  const isShare = each === null
  return {
    key: unit,
    name: t(isShare ? 'stay.share' : unit === 'day' ? dayText : `trips.${unit}s`, { n: count }),
    more: isShare ? undefined : `${count} × ${money(toWire(each, currency))}`,
    amount: toWire(amount, currency),
  }
}

/** How stays are sold. */
export const soldRentals: Sold<ChosenStay> = {
  vertical: 'rentals',
  applicable: 'rental',
  drafts: draftsIn(stayFormat),
  paths: {
    choose: '/rentals/availability/$slug',
    review: '/rentals/cart',
    checkout: '/rentals/checkout',
  },
  bookingPath: (reference) => `/rentals/my-bookings/${reference}`,
  order: placeRentalOrder,
  contentOf: (draft) => ({ rental: itemOf(draft) }),
  itemsOf: (draft) => [itemOf(draft)],
  holdMs: 15 * 60_000,
  countText: ({ chosen, listing: { currency } }) =>
    wholeText(
      daysTextOf(chosen, priceOf(chosen, currency).days),
      handoverFees(chosen.handover, currency).map(({ fee }) => fee),
    ),
  countOf: (draft) => priceOf(draft.chosen, draft.listing.currency).days,
  subtotalOf: (draft) => totalOf(draft.chosen, draft.listing.currency),
  priceLinesOf: (draft, words) => priceLinesOfStay(draft.chosen, draft.listing.currency, words),
  useOwnPerks(slug) {
    const { data } = useQuery({
      queryKey: ['rental discounts', slug],
      queryFn: ({ signal }) => send(getRentalUserDiscounts, { slug }, signal),
      meta: persisted,
      enabled: usePerson().token !== undefined,
    })
    return data && ownPerks('rental', data.rental)
  },
  More: StayMore,
  texts: {
    note: 'stay.there',
    choose: 'stay.title',
    getFree: 'checkout.bookNow',
    replaceTitle: 'stay.replaceTitle',
    replaceText: 'stay.replaceText',
  },
}
