import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { cardSchema, pictureUrl } from './card.ts'
import { knownWord, longText, shortText, slug } from './limits.ts'
import { listingPageEntries } from './listing-page.ts'
import { ownDiscounts } from './own-discounts.ts'
import { reviewSchema } from './review.ts'
import { webAddress } from './web-address.ts'

const wordSchema = v.object({ value: shortText })

/** Whether tickets are sold now; where not, why, and what a person may wait for. */
const salesSchema = v.object({
  /** The state; `not_open` has `opens_at`; `closed`: it is still to come, but nothing is sold for it any more. */
  state: knownWord(['on_sale', 'not_open', 'sold_out', 'closed', 'ended']),
  /** When the first sale still to come begins. */
  opens_at: v.nullable(instantSchema),
  /** When the last sale ends. */
  closes_at: v.nullable(instantSchema),
})
/** Whether tickets are sold now. */
export type EventSales = v.InferOutput<typeof salesSchema>

/** An event as its own page shows it. */
export const eventSchema = v.object({
  ...listingPageEntries,
  start_time: instantSchema,
  end_time: instantSchema,
  is_online: v.boolean(),
  tags: v.array(wordSchema),
  language: v.array(wordSchema),
  /** The link to a map; null: one is made of the coordinates. */
  google_map_url: v.nullable(webAddress),
  /** The place at which it takes place, where that has a page of its own. */
  place: v.optional(v.object({ slug, name: shortText })),
  /** The name of the host. */
  user: v.object({ name: shortText }),
  business: v.nullable(
    v.object({
      slug,
      name: shortText,
      about: longText,
      /** The picture of the business. */
      mark: pictureUrl,
      event_cashback_active: v.boolean(),
      event_cashback_redeem_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      event_max_cashback_redeem_amount: wireAmountSchema,
    }),
  ),
  /** The person's own cashback and points with the host; only for logged-in people. */
  cashback_wallet: v.optional(ownDiscounts.cashback_wallet),
  bonuspoint_wallet: v.optional(ownDiscounts.bonuspoint_wallet),
  bonuspoint_redemption_campaign: v.optional(ownDiscounts.bonuspoint_redemption_campaign),
  /** Always false for guests. */
  is_favorited: v.boolean(),
  avg_rating: cardSchema.entries.avg_rating,
  rating_count: cardSchema.entries.rating_count,
  /** The newest ratings with words. */
  latestReviews: v.array(reviewSchema),
  /** The price of the cheapest ticket on sale. */
  price: v.nullable(wireAmountSchema),
  currency: shortText,
  sales: salesSchema,
  /** Similar events nearby, where there is nothing to buy. */
  related: v.array(cardSchema),
})
/** An event as its own page shows it. */
export type Event = v.InferOutput<typeof eventSchema>
