import * as v from 'valibot'
import { getPlaceCategories } from '#contract/calls/places/listing.ts'
import { searchPlaces, suggestPlaces } from '#contract/calls/places/search.ts'
import { placeFiltersSchema, placeSortings } from '#contract/explore/place-filters.ts'
import type { Explored } from '#src/core/explore/explored.ts'
import { send } from '#src/data/provider/call.ts'
import { placeFilterAddress } from './explore-address.ts'
import { namedOpening } from './named-opening.ts'
import { OpenFilter } from './open-filter.tsx'
import { placePaths } from './paths.ts'

/** How places are explored. */
export const explorePlaces: Explored = {
  vertical: 'places',
  hue: 'green',
  paths: placePaths,
  marker: 'rating',
  categoriesInDrawer: true,
  texts: {
    title: 'places.all',
    search: 'places.search',
    nearby: 'places.nearby',
    what: 'places.what',
    examples: 'places.examples',
    unknown: 'places.unsaid',
  },
  find: async (request, signal) => {
    const { places, unknown, next_cursor } = await send(searchPlaces, request, signal)
    return { cards: places, unknown, next_cursor }
  },
  suggest: async (search_value, signal) => (await send(suggestPlaces, { search_value }, signal)).data.places,
  categories: async (signal) => (await send(getPlaceCategories, {}, signal)).categories,
  offline: async () => (await import('./area/offline-places.ts')).offlinePlaces,
  overMap: async () => (await import('./area/save-area.tsx')).SaveArea,
  named: namedOpening,
  filtering: {
    sortings: placeSortings,
    own: placeFilterAddress,
    ask: ({ open }) => ({ open: v.parse(placeFiltersSchema.entries.open, open) }),
    Fields: OpenFilter,
  },
}
