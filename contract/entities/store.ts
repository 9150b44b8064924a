import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { cardSchema, pictureUrl, pointSchema } from './card.ts'
import { count, id, longText, shortText, slug } from './limits.ts'
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
  /** What they do there; '': nobody has said. */
  position: shortText,
  avatar_image: pictureUrl,
  cover_color: cardSchema.entries.cover_color,
  ...rated,
})
/** Somebody who works at a store. */
export type Staff = v.InferOutput<typeof staffSchema>

/** A store as its own page shows it. */
export const storeSchema = v.object({
  id,
  slug,
  title: shortText,
  cover_image: pictureUrl,
  /** Stands where the picture is about to be. */
  cover_color: cardSchema.entries.cover_color,
  category: v.nullable(v.object({ id, slug, name: shortText })),
  /** HTML: cleaned when it was stored, and to be cleaned again where it is shown. */
  content: longText,
  gallery: v.array(pictureUrl),
  video_links: v.array(v.object({ url: webAddress })),
  full_address: v.object({ land_mark: shortText, address: shortText, ...pointSchema.entries }),
  address: shortText,
  timezone: shortText,
  /** When it is open, its special days among it. */
  hours: openingHoursSchema,
  phone: v.nullable(shortText),
  website: v.nullable(webAddress),
  /** What the least of its services costs; null: nobody has said. */
  price: v.nullable(wireAmountSchema),
  currency: shortText,
  business: v.nullable(v.object({ slug, name: shortText, about: longText, mark: pictureUrl })),
  professionals: v.array(staffSchema),
  ...offeredEntries,
  ...rated,
  /** The newest with words to them. */
  latestReviews: v.array(reviewSchema),
  /** Always false for guests. */
  is_favorited: v.boolean(),
  /** Others of its category nearby. */
  related: v.array(cardSchema),
})
/** A store as its own page shows it. */
export type Store = v.InferOutput<typeof storeSchema>
