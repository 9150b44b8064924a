import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { count, id, longText, shortText } from './limits.ts'

/** Gift cards of one value that can be bought. */
export const giftCardCampaignSchema = v.object({
  id,
  title: shortText,
  description: longText,
  validity_days: count,
  gift_card_value: wireAmountSchema,
  /** The listings for which one is good, as a type and in words; both empty: all. */
  applicable: v.object({ type: shortText, name: shortText }),
})
/** Gift cards of one value that can be bought. */
export type GiftCardCampaign = v.InferOutput<typeof giftCardCampaignSchema>
