import * as v from 'valibot'
import { slug } from '#contract/entities/limits.ts'
import { type Filters, filtersSchema, isDefault } from '#contract/explore/filters.ts'
import { MOST_LETTERS } from '#contract/explore/request.ts'
import type { Place } from '#src/core/place/place.ts'

const readable = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)
const text = v.pipe(v.string(), v.maxLength(MOST_LETTERS))
const place = v.pipe(v.string(), v.maxLength(200))
const point = v.pipe(v.string(), v.regex(/^-?\d{1,2}(\.\d{1,7})?,-?\d{1,3}(\.\d{1,7})?$/))

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
  pricing: readable(v.string()),
  type: readable(v.string()),
  /** Which kind of what is explored, where one screen shows several. */
  kind: readable(slug),
  /** Where one looks, as `latitude,longitude`, and what that place is called. */
  at: readable(point),
  place: readable(place),
  /** How near the map is. */
  zoom: readable(v.pipe(v.string(), v.regex(/^\d{1,2}$/))),
  /** What is selected. */
  card: readable(slug),
})
export type ExploreAddress = v.InferOutput<typeof exploreAddress>

/** How a new address is written: the screen is the same, so nothing moves, and back leads to the one before. */
export const onTheSpot = { replace: true, viewTransition: false, resetScroll: false } as const

/** The filters in an address; each that cannot be read is its default. */
export function filtersOf({ sort, rating, pricing, type }: ExploreAddress): Filters {
  const said = {
    sortBy: sort,
    rating: rating?.split(',').map(Number),
    pricing_type: pricing,
    event_type: type,
  }
  const known = Object.entries(said).filter(([name, value]) => v.is(filtersSchema, { [name]: value }))
  return v.parse(filtersSchema, Object.fromEntries(known))
}

/** The address with other filters; what is left at its default is not said. */
export function withFilters(address: ExploreAddress, filters: Filters): ExploreAddress {
  const { sort, rating, pricing, type, ...rest } = address
  const said = (part: Partial<Filters>) => !isDefault({ ...defaults, ...part })
  return {
    ...rest,
    ...(said({ sortBy: filters.sortBy }) && { sort: filters.sortBy }),
    ...(said({ rating: filters.rating }) && { rating: filters.rating.join(',') }),
    ...(said({ pricing_type: filters.pricing_type }) && { pricing: filters.pricing_type }),
    ...(said({ event_type: filters.event_type }) && { type: filters.event_type }),
  }
}

export function categoriesOf({ category }: ExploreAddress): string[] {
  return category?.split(',') ?? []
}

export function withCategories(address: ExploreAddress, categories: readonly string[]): ExploreAddress {
  const { category, ...rest } = address
  return categories.length > 0 ? { ...rest, category: categories.join(',') } : rest
}

/** The place in an address; a point without a name is called by its figures elsewhere. */
export function placeOf({ at, place = '' }: ExploreAddress): Place | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = (at ?? '').split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { text: place, latitude, longitude }
    : undefined
}

export function withPlace(address: ExploreAddress, place: Place | undefined): ExploreAddress {
  const { at, place: _, ...rest } = address
  if (!place) return rest
  return {
    ...rest,
    at: `${place.latitude},${place.longitude}`,
    ...(place.text !== '' && { place: place.text.slice(0, 200) }),
  }
}

const defaults = v.parse(filtersSchema, {})
