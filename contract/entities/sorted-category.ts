import * as v from 'valibot'
import { verticalSchema } from '../verticals.ts'
import { categorySchema } from './category.ts'
import { knownWord } from './limits.ts'

/** A category among those of all verticals. */
export const sortedCategorySchema = v.object({
  vertical: knownWord(verticalSchema.options),
  ...categorySchema.entries,
})
/** A category among those of all verticals. */
export type SortedCategory = v.InferOutput<typeof sortedCategorySchema>
