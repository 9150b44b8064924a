import * as v from 'valibot'
import { cardSchema, pictureUrl, pointSchema } from './card.ts'
import { count, id, longText, shortText, slug } from './limits.ts'
import { openingHoursSchema } from './opening-hours.ts'
import { reviewSchema } from './review.ts'
import { webAddress } from './web-address.ts'

/** The contacts of a place; null: nobody has said. */
export const contactsSchema = v.object({
  phone: v.nullable(shortText),
  email: v.nullable(shortText),
  website: v.nullable(webAddress),
  /** Its other pages on the web, by name. */
  links: v.array(v.object({ name: shortText, url: webAddress })),
})
/** The contacts of a place. */
export type Contacts = v.InferOutput<typeof contactsSchema>

/** A place as its own page shows it. */
export const placeSchema = v.object({
  id,
  slug,
  name: shortText,
  cover_image: pictureUrl,
  cover_color: cardSchema.entries.cover_color,
  /** HTML: cleaned when it was stored, and to be cleaned again where it is shown. */
  content: longText,
  address: v.object({ address: shortText, ...pointSchema.entries }),
  land_mark: shortText,
  /** The link to a map; null: one is made of the coordinates. */
  google_map_url: v.nullable(webAddress),
  timezone: shortText,
  /** The week as JSON, by day: `{"monday": [{"open": "09:00", "close": "17:00"}]}`; `{}`: nobody has said. */
  schedule_data: longText,
  /** The same week as data, with all else that decides whether it is open. */
  hours: openingHoursSchema,
  amenities: v.array(v.object({ value: shortText })),
  /** The price range as the place puts it; '': nobody has said. */
  average_price_range: shortText,
  /** `contacts` as JSON, without what nobody has said. */
  contact_details: longText,
  contacts: contactsSchema,
  place_category: v.nullable(v.object({ name: shortText })),
  category: v.nullable(v.object({ id, slug, name: shortText })),
  gallery: v.array(pictureUrl),
  video_links: v.array(v.object({ url: webAddress })),
  /** The events there that are not over, the soonest first. */
  events: v.array(cardSchema),
  /** The newest ratings with words. */
  latestReviews: v.array(reviewSchema),
  /** Always false for guests. */
  is_favorited: v.boolean(),
  avg_rating: cardSchema.entries.avg_rating,
  rating_count: count,
  /** The distance from where one looks, in kilometres; null: no point was given. */
  distance: v.nullable(cardSchema.entries.distance),
  /** Similar places nearby. */
  related: v.array(cardSchema),
})
/** A place as its own page shows it. */
export type Place = v.InferOutput<typeof placeSchema>
