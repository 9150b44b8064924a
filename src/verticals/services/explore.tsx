import { getStoreCategories, searchStores, suggestStores } from '#contract/calls/services/stores.ts'
import { storeSortings } from '#contract/explore/store-filters.ts'
import type { Explored } from '#src/core/explore/explored.ts'
import { send } from '#src/data/provider/call.ts'
import { storePaths } from './paths.ts'

/** How stores are explored. */
export const exploreStores: Explored = {
  vertical: 'services',
  hue: 'rose',
  paths: storePaths,
  categoriesInDrawer: true,
  texts: {
    title: 'stores.all',
    search: 'stores.search',
    what: 'stores.what',
    examples: 'stores.examples',
    nearby: 'stores.nearby',
  },
  find: async (request, signal) => {
    const { data: cards, next_cursor } = await send(searchStores, request, signal)
    return { cards, next_cursor }
  },
  suggest: async (search_value, signal) => (await send(suggestStores, { search_value }, signal)).data.stores,
  categories: async (signal) => (await send(getStoreCategories, {}, signal)).categories,
  filtering: { sortings: storeSortings, own: {}, ask: () => ({}), isPriced: true },
}
