import * as v from 'valibot'
import { MOST_LETTERS, slug } from '#contract/entities/limits.ts'
import { stayTimeSchema } from '#contract/time.ts'

const readable = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)
const text = v.pipe(v.string(), v.maxLength(MOST_LETTERS))
const place = v.pipe(v.string(), v.maxLength(200))
const time = readable(stayTimeSchema)
const point = v.pipe(v.string(), v.regex(/^-?\d{1,2}(\.\d{1,7})?,-?\d{1,3}(\.\d{1,7})?$/))

/** From when to when, by the clock wherever it is; of what is had for a time. */
export const datesAddress = v.object({ from: time, until: time })

/**
 * Everything one explores by stands in the address, so that it can be sent to somebody, kept, and found again on the
 * way back. What cannot be read in a link is as if it were not there.
 */
export const exploreAddress = v.object({
  q: readable(text),
  /** Slugs with a comma between them, or `new`. */
  category: readable(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(,[a-z0-9-]+){0,19}$/))),
  sort: readable(v.string()),
  /** The least and the most stars: `3.5,5`. */
  rating: readable(v.string()),
  /** The least and the most it may cost: `5,20`, or `5,` without a most. */
  price: readable(v.string()),
  /** Which kind of what is explored, where one screen shows several. */
  kind: readable(slug),
  /** Where one looks, as `latitude,longitude`, and what that location is called. */
  at: readable(point),
  place: readable(place),
  ...datesAddress.entries,
  /** How near the map is. */
  zoom: readable(v.pipe(v.string(), v.regex(/^\d{1,2}$/))),
  /** What is selected. */
  card: readable(slug),
})
export type ExploreAddress = v.InferOutput<typeof exploreAddress> & {
  /** The vertical's own filters and times. */
  readonly [own: string]: string | undefined
}

/** An address of a vertical that says more in it. */
export function exploreAddressWith(
  own: Readonly<Record<string, v.GenericSchema<string, string>>>,
): v.GenericSchema<ExploreAddress> {
  const more = Object.entries(own).map(([name, schema]) => [name, readable(schema)])
  return v.object({ ...exploreAddress.entries, ...Object.fromEntries(more) })
}

/** How a new address is written: the screen is the same, so nothing moves, and back leads to the one before. */
export const onTheSpot = { replace: true, viewTransition: false, resetScroll: false } as const
