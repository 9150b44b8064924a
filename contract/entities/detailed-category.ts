import * as v from 'valibot'
import { categorySchema } from './category.ts'
import { id, longText } from './limits.ts'

const listed = { id, ...categorySchema.entries }

/** A category with what it is, and the narrower ones within it, whose listings are its own too. */
export const detailedCategorySchema = v.object({
  ...listed,
  /** In the reader's language; '': its name says it all. */
  description: longText,
  sub_category: v.array(v.object(listed)),
})
/** A category with what it is, and the narrower ones within it. */
export type DetailedCategory = v.InferOutput<typeof detailedCategorySchema>
