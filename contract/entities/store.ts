import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { cardSchema, pictureUrl } from './card.ts'
import { count, id, longText, shortText, slug } from './limits.ts'
import { listingPageEntries } from './listing-page.ts'
import { openingHoursSchema } from './opening-hours.ts'
import { reviewSchema } from './review.ts'
import { offeredEntries } from './store-service.ts'
import { webAddress } from './web-address.ts'

const rated = { avg_rating: cardSchema.entries.avg_rating, rating_count: count }

/** Somebody who works at a store, as its page shows them. */
const staffSchema = v.object({
  id,
  slug,
  name: shortText,
  /** Their work there; '': nobody has said. */
  position: shortText,
  avatar_image: pictureUrl,
  cover_color: cardSchema.entries.cover_color,
  ...rated,
})
/** Somebody who works at a store. */
export type Staff = v.InferOutput<typeof staffSchema>

/** A store as its own page shows it. */
export const storeSchema = v.object({
  ...listingPageEntries,
  /** The opening hours, with the special days. */
  hours: openingHoursSchema,
  phone: v.nullable(shortText),
  website: v.nullable(webAddress),
  /** The price of the cheapest service; null: nobody has said. */
  price: v.nullable(wireAmountSchema),
  currency: shortText,
  business: v.nullable(v.object({ slug, name: shortText, about: longText, mark: pictureUrl })),
  professionals: v.array(staffSchema),
  ...offeredEntries,
  ...rated,
  /** The newest ratings with words. */
  latestReviews: v.array(reviewSchema),
  /** Always false for guests. */
  is_favorited: v.boolean(),
  /** Other stores of its category nearby. */
  related: v.array(cardSchema),
})
/** A store as its own page shows it. */
export type Store = v.InferOutput<typeof storeSchema>
