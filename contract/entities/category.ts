import * as v from 'valibot'
import { pictureUrl } from './card.ts'
import { shortText, slug } from './limits.ts'

/** One of the sorts into which a vertical's listings fall. */
export const categorySchema = v.object({
  slug,
  /** 'vehicle' or 'properties' among the rentals. */
  kind: shortText,
  /** In the reader's language. */
  name: shortText,
  cover_image: pictureUrl,
})
/** One of the sorts into which a vertical's listings fall. */
export type Category = v.InferOutput<typeof categorySchema>
