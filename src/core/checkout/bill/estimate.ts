import { perksFromWire } from '#contract/bill/perks-from-wire.ts'
import { quote } from '#contract/bill/quote.ts'
import { billToWire, type WireBill } from '#contract/bill/wire.ts'
import type { OwnPerks, Sold } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { spentOf } from './spent-points.ts'

/**
 * The bill as estimated by the device; only the server knows a welcome discount, and changes made elsewhere.
 */
export function estimateOf(of: Sold, draft: Draft, own: OwnPerks | undefined): WireBill {
  const { currency } = draft.listing
  const { coupon, giftCard, membership } = draft.perks
  const perks = perksFromWire({ ...spentOf(own, draft), coupon, gift_card: giftCard, membership }, currency)
  return billToWire(quote({ currency, subtotal: of.subtotalOf(draft), ...perks }))
}
