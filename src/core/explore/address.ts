import * as v from 'valibot'
import { MOST_LETTERS, slug } from '#contract/entities/limits.ts'
import { stayTimeSchema } from '#contract/time.ts'

const readable = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)
const text = v.pipe(v.string(), v.maxLength(MOST_LETTERS))
const place = v.pipe(v.string(), v.maxLength(200))
const time = readable(stayTimeSchema)
const point = v.pipe(v.string(), v.regex(/^-?\d{1,2}(\.\d{1,7})?,-?\d{1,3}(\.\d{1,7})?$/))

/** The dates in an address, from when to when by the clock of the place. */
export const datesAddress = v.object({ from: time, until: time })

/**
 * The whole explore query is in the address, so that it can be shared, stored, and found again on the way
 * back. Unreadable parts of a link are ignored.
 */
export const exploreAddress = v.object({
  q: readable(text),
  /** The slugs of categories, with commas between them, or `new`. */
  category: readable(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(,[a-z0-9-]+){0,19}$/))),
  sort: readable(v.string()),
  /** The fewest and the most stars: `3.5,5`. */
  rating: readable(v.string()),
  /** The lowest and the highest price: `5,20`, or `5,` without a highest. */
  price: readable(v.string()),
  /** The kind of listing, where one screen shows several. */
  kind: readable(slug),
  /** The location that is searched, as `latitude,longitude`, and its name. */
  at: readable(point),
  place: readable(place),
  ...datesAddress.entries,
  /** The zoom of the map. */
  zoom: readable(v.pipe(v.string(), v.regex(/^\d{1,2}$/))),
  /** The slug of the selected listing. */
  card: readable(slug),
})
export type ExploreAddress = v.InferOutput<typeof exploreAddress> & {
  /** The vertical's own filters and times. */
  readonly [own: string]: string | undefined
}

/** The address of a vertical that has filters of its own. */
export function exploreAddressWith(
  own: Readonly<Record<string, v.GenericSchema<string, string>>>,
): v.GenericSchema<ExploreAddress> {
  const more = Object.entries(own).map(([name, schema]) => [name, readable(schema)])
  return v.object({ ...exploreAddress.entries, ...Object.fromEntries(more) })
}

/** The options that replace an address on the same screen: nothing moves, and back leads to the screen before. */
export const onTheSpot = { replace: true, viewTransition: false, resetScroll: false } as const
