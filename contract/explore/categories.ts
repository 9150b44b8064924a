import * as v from 'valibot'
import { id, slug } from '../entities/limits.ts'

/** Stands among the categories, and means what was listed lately. */
export const NEW = 'new'

/** A category by its id or its slug, or `new`. */
const choice = v.union([id, slug])

/** Which categories are looked in, one or several; none: all of them. */
export const categoriesSchema = v.union([choice, v.pipe(v.array(choice), v.maxLength(20))])
/** Which categories are looked in, as a client may say it. */
export type Categories = v.InferOutput<typeof categoriesSchema>

/**
 * What is chosen after a tap: `new` replaces all others, any other takes `new` away, and what was chosen already
 * is no longer.
 */
export function chooseCategory<T extends string | number>(chosen: readonly T[], tapped: T): T[] {
  if (chosen.includes(tapped)) return chosen.filter((it) => it !== tapped)
  return tapped === NEW ? [tapped] : [...chosen.filter((it) => it !== NEW), tapped]
}
