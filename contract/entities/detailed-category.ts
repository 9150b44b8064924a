import * as v from 'valibot'
import { categorySchema } from './category.ts'
import { id, longText } from './limits.ts'

const listed = { id, ...categorySchema.entries }

/** A category with its description and its sub-categories, whose listings are its own too. */
export const detailedCategorySchema = v.object({
  ...listed,
  /** The description in the reader's language; '': its name says it all. */
  description: longText,
  sub_category: v.array(v.object(listed)),
})
/** A category with its description and its sub-categories. */
export type DetailedCategory = v.InferOutput<typeof detailedCategorySchema>
