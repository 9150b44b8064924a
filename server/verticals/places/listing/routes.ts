import type { Call } from '#contract/call.ts'
import * as calls from '#contract/calls/places/listing.ts'
import type { searchPlaces, suggestPlaces } from '#contract/calls/places/search.ts'
import type { Implementations } from '#server/http/context.ts'
import { exploreQueryOf } from '#server/modules/listings/explore/explore-query.ts'
import { standardListingCalls } from '#server/modules/listings/standard-routes.ts'
import type { PlacesService } from '../service.ts'

type OwnCalls = Extract<(typeof calls)[keyof typeof calls], Call> | typeof searchPlaces | typeof suggestPlaces

const vertical = 'places' as const
const SUGGESTED = 8

/** Calls for the pages of places, and for lists of them. */
export function placeListingRoutes({ deps: { listings }, parts: { pages } }: PlacesService) {
  const { explore } = listings.parts
  const own: Implementations<OwnCalls> = {
    'get-recommended-places': {
      memory: { seconds: 2 },
      handle: async ({ lat, lng }, { language }) => {
        const given = lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : undefined
        return { places: await listings.popular(vertical, given ?? (await listings.home()), language) }
      },
    },
    'get-place-categories': {
      memory: { seconds: 2 },
      handle: async (_, { language }) => ({
        categories: await listings.categories(vertical, language),
      }),
    },
    'search-places': {
      memory: { seconds: 2 },
      handle: async ({ limit, cursor, ...asked }, { language }) => {
        const exploration = exploreQueryOf({ vertical, kind: '' }, asked, await listings.home())
        const { cards, ...more } = await explore.page(exploration, { limit, cursor }, language)
        return { places: cards, ...more }
      },
    },
    'suggest-places': async ({ search_value: text }, { language }) => {
      const sought = { text, vertical, limit: SUGGESTED }
      return {
        data: { places: text === '' ? [] : await listings.search(await listings.home(), sought, language) },
      }
    },
  }
  const standard = standardListingCalls(listings, calls.placeListingCalls, {
    id: vertical,
    noun: 'place',
    info: (...of) => pages.info(...of),
  })
  return { ...standard, ...own }
}
