import * as v from 'valibot'
import { type Filters, filtersSchema, isDefault } from '#contract/explore/filters.ts'
import type { Location } from '#src/core/location/location.ts'
import type { ExploreAddress } from './address.ts'

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

/** The location in an address; a point without a name is called by its figures elsewhere. */
export function locationOf({ at, place = '' }: ExploreAddress): Location | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = (at ?? '').split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { text: place, latitude, longitude }
    : undefined
}

export function withLocation(address: ExploreAddress, location: Location | undefined): ExploreAddress {
  const { at, place: _, ...rest } = address
  if (!location) return rest
  return {
    ...rest,
    at: `${location.latitude},${location.longitude}`,
    ...(location.text !== '' && { place: location.text.slice(0, 200) }),
  }
}

const defaults = v.parse(filtersSchema, {})
