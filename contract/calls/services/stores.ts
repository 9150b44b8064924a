import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema } from '../../entities/card.ts'
import { categorySchema } from '../../entities/category.ts'
import { id, shortText, slug } from '../../entities/limits.ts'
import { storeSchema } from '../../entities/store.ts'
import { offeredEntries } from '../../entities/store-service.ts'
import { exploreEntries, searchValue } from '../../explore/request.ts'
import { storeFiltersSchema } from '../../explore/store-filters.ts'
import { listingCalls } from '../standard/listing.ts'

/**
 * The calls that every listing has, for stores. A person may ask with the guests' call too, and is known by the
 * token.
 */
export const storeListingCalls = {
  ...listingCalls('store', storeSchema),
  info: call('get-store-info', {
    request: { slug },
    reply: { store: storeSchema },
    auth: 'optional',
    errors: ['NOT_FOUND'],
  }),
}

/** The services of a store, which is named by its id or its slug. */
export const getStoreServices = call('get-store-services', {
  request: { id: v.union([id, slug]) },
  reply: offeredEntries,
  errors: ['NOT_FOUND'],
})

/** Searches stores by location, filters and order; `q` is another name of `search_value`. */
export const searchStores = call('search-stores', {
  request: { ...exploreEntries(storeFiltersSchema), q: v.optional(searchValue, '') },
  reply: { data: v.array(cardSchema), next_cursor: v.optional(shortText) },
})

/** Suggests stores and professionals by a part of what is said of them; nothing for an emptied field. */
export const suggestStores = call('suggest-stores', {
  request: { search_value: searchValue },
  reply: { data: v.object({ stores: v.array(cardSchema) }) },
})

/** The categories of stores, in the operator's order. */
export const getStoreCategories = call('get-store-categories', {
  request: {},
  reply: { categories: v.array(v.object({ id, ...categorySchema.entries })) },
})
