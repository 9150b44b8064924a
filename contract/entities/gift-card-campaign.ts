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
  /** Where one is good, as of a card; both empty: everywhere. */
  applicable: v.object({ type: shortText, name: shortText }),
})
/** Gift cards of one value that can be bought. */
export type GiftCardCampaign = v.InferOutput<typeof giftCardCampaignSchema>
