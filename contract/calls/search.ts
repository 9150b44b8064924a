import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema } from '../entities/card.ts'
import { slug } from '../entities/limits.ts'
import { sortedCategorySchema } from '../entities/sorted-category.ts'
import { lookingFrom, searchValue } from '../explore/request.ts'
import { verticalSchema } from '../verticals.ts'

/** The most listings of a category that are counted; a larger number is given as this one. */
export const MOST_COUNTED = 100

/** The verticals that the client has pages for, to which the answer is limited; without it, all. */
const ofVerticals = v.optional(v.pipe(v.array(verticalSchema), v.maxLength(20)))

/**
 * Searches listings by their texts, in the reader's language or in English: title, category, tags, host, place,
 * description. The best match comes first and then the nearest; with nothing entered, whatever is near. Without a
 * location it looks around the marketplace's own place. Where nothing is found, `nearest` is the category that was
 * most likely meant, with the number of its listings nearby, if there is one.
 */
export const searchListings = call('search-listings', {
  request: {
    search_value: searchValue,
    location: v.optional(lookingFrom),
    vertical: v.optional(verticalSchema),
    verticals: ofVerticals,
    /** The slug of a category. */
    category: v.optional(slug),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  },
  reply: {
    items: v.array(cardSchema),
    nearest: v.optional(v.object({ ...sortedCategorySchema.entries, count: v.number() })),
  },
  auth: 'optional',
})

/** The suggestions before anything is entered: popular listings nearby, and the categories that have some there. */
export const getSearchStart = call('get-search-start', {
  request: { location: v.optional(lookingFrom), verticals: ofVerticals },
  reply: { popular: v.array(cardSchema), categories: v.array(sortedCategorySchema) },
})
