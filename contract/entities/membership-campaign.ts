import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { count, id, longText, shortText } from './limits.ts'

/** A membership that can be bought. */
export const membershipCampaignSchema = v.object({
  id,
  title: shortText,
  description: longText,
  validity_days: count,
  membership_price: wireAmountSchema,
  discount_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** How often it can be used; null: as often as one likes. */
  most_uses: v.nullable(count),
  /** Whoever spends more than this with it has saved more than it costs. */
  pays_off_from: wireAmountSchema,
  /** What it would have taken off the person's bookings of the last 90 days; missing where that is nothing. */
  would_have_saved: v.optional(wireAmountSchema),
  /** Where it is good, as of a card; both empty: everywhere. */
  applicable: v.object({ type: shortText, name: shortText }),
})
/** A membership that can be bought. */
export type MembershipCampaign = v.InferOutput<typeof membershipCampaignSchema>
