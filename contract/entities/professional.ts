import * as v from 'valibot'
import { cardSchema, pictureUrl, pointSchema } from './card.ts'
import { count, id, longText, shortText, slug } from './limits.ts'
import { reviewSchema } from './review.ts'
import { offeredEntries } from './store-service.ts'
import { webAddress } from './web-address.ts'

/** A professional, as their own page shows them. */
export const professionalSchema = v.object({
  id,
  slug,
  avatar_image: pictureUrl,
  /** The colour shown until the picture is there. */
  cover_color: cardSchema.entries.cover_color,
  service_provider_detail: v.object({
    name: shortText,
    /** HTML: cleaned when it was stored, and to be cleaned again where it is shown. */
    description: longText,
    /** Always false for guests. */
    is_favorited: v.boolean(),
  }),
  category: v.nullable(v.object({ id, slug, name: shortText })),
  gallery: v.array(pictureUrl),
  video_links: v.array(v.object({ url: webAddress })),
  full_address: v.object({ land_mark: shortText, address: shortText, ...pointSchema.entries }),
  timezone: shortText,
  currency: shortText,
  /** The stores at which they work, and as what. */
  stores: v.array(
    v.object({ id, slug, title: shortText, position: shortText, phone: v.nullable(shortText) }),
  ),
  ...offeredEntries,
  avg_rating: cardSchema.entries.avg_rating,
  rating_count: count,
  /** The newest ratings with words. */
  latestReviews: v.array(reviewSchema),
})
/** A professional, as their own page shows them. */
export type Professional = v.InferOutput<typeof professionalSchema>
