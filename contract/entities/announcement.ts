import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { cardSchema } from './card.ts'
import { knownWord, shortText, slug } from './limits.ts'
import { listingPageEntries } from './listing-page.ts'
import { webAddress } from './web-address.ts'

/** The listing that an announcement stands for, as it can be had now. */
const announcedSchema = v.object({
  vertical: shortText,
  kind: shortText,
  slug,
  title: shortText,
  /** The state of the listing; `gone`: it was withdrawn, or is over. */
  state: knownWord(['open', 'sold_out', 'gone']),
  price: cardSchema.entries.price,
  pricing_type: cardSchema.entries.pricing_type,
})
/** The listing that an announcement stands for. */
export type AnnouncedListing = v.InferOutput<typeof announcedSchema>

/** An announcement as its own page shows it. */
export const announcementSchema = v.object({
  ...listingPageEntries,
  /** The link to a map; null: one is made of the coordinates. */
  google_map_url: v.nullable(webAddress),
  published_at: instantSchema,
  /** The end of the announcement; null: it stays current until it is taken down. */
  valid_until: v.nullable(instantSchema),
  is_current: v.boolean(),
  /** The lowest price: that of the listing it stands for, else its own. */
  price: v.nullable(wireAmountSchema),
  currency: shortText,
  is_bookable: v.boolean(),
  /** The way to book: as the listing it stands for, or by a request to whoever announces it. */
  book: v.object({
    kind: knownWord(['listing', 'request', 'none']),
    listing: v.nullable(announcedSchema),
  }),
  /** The person who announces it; their number is shown to logged-in people only, and only where they allow it. */
  user: v.object({ name: shortText, phone: v.nullable(shortText) }),
  /** The contacts of that person; their addresses are shown under the same conditions as the number. */
  contact: v.object({
    message: v.boolean(),
    phone: v.nullable(shortText),
    email: v.nullable(shortText),
  }),
  /** Always false for guests. */
  is_favorited: v.boolean(),
  /** Other listings of its category nearby; none where there is something to book. */
  related: v.array(cardSchema),
})
/** An announcement as its own page shows it. */
export type Announcement = v.InferOutput<typeof announcementSchema>
