import * as v from 'valibot'
import { pictureUrl } from './card.ts'
import { shortText, slug } from './limits.ts'

/** A category: one of the divisions that the operator sorts a vertical's listings into. */
export const categorySchema = v.object({
  slug,
  /** The kind of rentals, 'vehicle' or 'properties'. */
  kind: shortText,
  /** The name in the reader's language. */
  name: shortText,
  cover_image: pictureUrl,
})
/** A category of a vertical. */
export type Category = v.InferOutput<typeof categorySchema>
