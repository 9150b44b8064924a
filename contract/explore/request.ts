import * as v from 'valibot'
import { pointSchema } from '../entities/card.ts'
import { MOST_LETTERS, shortText } from '../entities/limits.ts'
import type { BaseFilters } from './base-filters.ts'
import { boundsSchema } from './bounds.ts'
import { categoriesSchema } from './categories.ts'

/** The text of a search, a part of a name; an empty one finds whatever there is. */
export const searchValue = v.pipe(v.string(), v.trim(), v.maxLength(MOST_LETTERS))

/** A point one looks from, with its name for people. */
export const lookingFrom = v.object({ text: v.optional(shortText), ...pointSchema.entries })

/** The request's fields that say which page of a list is meant. */
export const pageEntries = {
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  /** The `next_cursor` of the page before. It is good for the same question in the same order only. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
}

/**
 * The request by which every vertical is explored. It may be written in two ways, `{latitude, longitude, filters,
 * isFiltered, categories}` or `{location, filter, category}`, which mean the same; where both are given the second
 * counts. Without a point it looks around the middle of `bounds`, else around the marketplace's own place.
 */
export const exploreEntries = <F extends v.GenericSchema<unknown, BaseFilters>>(filters: F) => ({
  latitude: v.optional(pointSchema.entries.latitude),
  longitude: v.optional(pointSchema.entries.longitude),
  location: v.optional(lookingFrom),
  /** The edges of a map, to search instead of what is near. */
  bounds: v.optional(boundsSchema),
  filters: v.optional(filters),
  filter: v.optional(filters),
  /** Whether there are filters; false: they are the defaults, whatever they say. */
  isFiltered: v.optional(v.boolean()),
  categories: v.optional(categoriesSchema),
  category: v.optional(categoriesSchema),
  search_value: v.optional(searchValue, ''),
  ...pageEntries,
})
