import * as v from 'valibot'
import {
  baseFilterEntries,
  defaultFilters,
  isAnyRating,
  priceSchema,
} from '#contract/explore/base-filters.ts'
import type { Location } from '#src/core/location/location.ts'
import type { ExploreAddress } from './address.ts'
import type { ChosenFilters, Filtering } from './explored.ts'

/** The filters in an address; an unreadable one has its default value. */
export function filtersOf({ sortings, own }: Filtering, address: ExploreAddress): ChosenFilters {
  const rating = v.safeParse(baseFilterEntries.rating, address.rating?.split(',').map(Number))
  const price = priceOf(address)
  const said = Object.entries(own).flatMap(([name, schema]) => {
    const value = address[name]
    return v.is(schema, value) ? [[name, value]] : []
  })
  return {
    sortBy: sortings.find((it) => it === address.sort) ?? sortings[0],
    rating: rating.success ? rating.output : defaultFilters.rating,
    ...(price && { price }),
    own: Object.fromEntries(said),
  }
}

function priceOf({ price = '' }: ExploreAddress): ChosenFilters['price'] {
  const [least = '', most] = price.split(',')
  if (least === '' || most === undefined) return undefined
  const read = v.safeParse(priceSchema, [Number(least), most === '' ? null : Number(most)])
  return read.success ? read.output : undefined
}

/** The address with other filters; defaults are left out. */
export function withFilters(
  { sortings, own }: Filtering,
  address: ExploreAddress,
  filters: ChosenFilters,
): ExploreAddress {
  const names = ['sort', 'rating', 'price', ...Object.keys(own)]
  const others = Object.entries(address).filter(([name]) => !names.includes(name))
  return {
    ...Object.fromEntries(others),
    ...(filters.sortBy !== sortings[0] && { sort: filters.sortBy }),
    ...(!isAnyRating(filters.rating) && { rating: filters.rating.join(',') }),
    ...(filters.price && { price: filters.price.map((it) => it ?? '').join(',') }),
    ...filters.own,
  }
}

/** Filters that leave nothing out. */
export const noFilters = ({ sortings }: Filtering): ChosenFilters => ({
  ...defaultFilters,
  sortBy: sortings[0],
  own: {},
})

/**
 * Whether filters leave everything as it is, so that a screen says 'More Filters' rather than 'Filters
 * Applied'.
 */
export const isUnfiltered = (
  { sortings }: Filtering,
  { sortBy, rating, price, own }: ChosenFilters,
): boolean =>
  sortBy === sortings[0] && isAnyRating(rating) && price === undefined && Object.keys(own).length === 0

export function categoriesOf({ category }: ExploreAddress): string[] {
  return category?.split(',') ?? []
}

export function withCategories(address: ExploreAddress, categories: readonly string[]): ExploreAddress {
  const { category, ...rest } = address
  return categories.length > 0 ? { ...rest, category: categories.join(',') } : rest
}

/** The location in an address; a point without a name is called by its coordinates elsewhere. */
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
