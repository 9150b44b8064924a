import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { count, id, longText, shortText } from './limits.ts'

/** A membership that can be bought. */
export const membershipCampaignSchema = v.object({
  id,
  title: shortText,
  description: longText,
  validity_days: count,
  membership_price: wireAmountSchema,
  discount_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** The number of uses; null: unlimited. */
  most_uses: v.nullable(count),
  /** The spending from which it has saved more than it costs. */
  pays_off_from: wireAmountSchema,
  /** The amount that it would have taken off the person's bookings of the last 90 days; missing: nothing. */
  would_have_saved: v.optional(wireAmountSchema),
  /** When it would begin, where the person has one already. */
  begins_at: v.optional(instantSchema),
  /** The listings for which it is good, as a type and in words; both empty: all. */
  applicable: v.object({ type: shortText, name: shortText }),
})
/** A membership that can be bought. */
export type MembershipCampaign = v.InferOutput<typeof membershipCampaignSchema>
