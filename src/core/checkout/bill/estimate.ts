import { perksFromWire } from '#contract/bill/perks-from-wire.ts'
import { quote } from '#contract/bill/quote.ts'
import { billToWire, type WireBill } from '#contract/bill/wire.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'

/** The bill as far as the device can reckon it: what the server takes off beside, it does not know. */
export function estimateOf(of: Sold, draft: Draft): WireBill {
  const { currency } = draft.listing
  const { coupon, giftCard, membership } = draft.perks
  const perks = perksFromWire({ coupon, gift_card: giftCard, membership }, currency)
  return billToWire(quote({ currency, subtotal: of.subtotalOf(draft), ...perks }))
}
