import * as v from 'valibot'
import { cardSchema, pictureUrl, pointSchema } from './card.ts'
import { id, longText, shortText, slug } from './limits.ts'
import { webAddress } from './web-address.ts'

/** The fields that the page of every listing has, whatever its vertical adds. */
export const listingPageEntries = {
  id,
  slug,
  title: shortText,
  cover_image: pictureUrl,
  /** The colour shown until the picture is there. */
  cover_color: cardSchema.entries.cover_color,
  category: v.nullable(v.object({ id, slug, name: shortText })),
  /** HTML: cleaned when it was stored, and to be cleaned again where it is shown. */
  content: longText,
  gallery: v.array(pictureUrl),
  video_links: v.array(v.object({ url: webAddress })),
  full_address: v.object({ land_mark: shortText, address: shortText, ...pointSchema.entries }),
  address: shortText,
  timezone: shortText,
}
