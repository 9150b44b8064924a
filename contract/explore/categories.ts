import * as v from 'valibot'
import { id, slug } from '../entities/limits.ts'

/** The pseudo-category of listings that are new. */
export const NEW = 'new'

/** A category by its id or its slug, or `new`. */
const choice = v.union([id, slug])

/** The chosen categories, one or several; none: all of them. */
export const categoriesSchema = v.union([choice, v.pipe(v.array(choice), v.maxLength(20))])
/** The chosen categories, as a client may write them. */
export type Categories = v.InferOutput<typeof categoriesSchema>

/**
 * The chosen categories after a tap: `new` replaces all others, any other takes `new` away, and one that was chosen
 * already is chosen no longer.
 */
export function chooseCategory<T extends string | number>(chosen: readonly T[], tapped: T): T[] {
  if (chosen.includes(tapped)) return chosen.filter((it) => it !== tapped)
  return tapped === NEW ? [tapped] : [...chosen.filter((it) => it !== NEW), tapped]
}
