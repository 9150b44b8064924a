import type { Call } from '#contract/call.ts'
import type { getFavourites } from '#contract/calls/favourites.ts'
import type * as home from '#contract/calls/home.ts'
import type { getReviews } from '#contract/calls/ratings.ts'
import type * as search from '#contract/calls/search.ts'
import type { Implementations } from '#server/http/context.ts'
import type { ListingsService } from './service.ts'

type Calls =
  | Extract<(typeof home)[keyof typeof home] | (typeof search)[keyof typeof search], Call>
  | typeof getFavourites
  | typeof getReviews

export function listingCalls(listings: ListingsService): Implementations<Calls> {
  return {
    'get-home': {
      memory: { seconds: 2 },
      handle: async ({ location, vertical }, { language }) => {
        const place = (await listings.homePlace()) ?? null
        const from = location ?? place
        return {
          place,
          strips: from ? await listings.strips(from, language, vertical) : [],
          categories: vertical ? await listings.categories(vertical, language) : [],
        }
      },
    },
    'search-listings': {
      memory: { seconds: 2 },
      handle: async ({ search_value, location, ...rest }, { language }) => {
        const from = location ?? (await listings.homePlace())
        if (!from) return { items: [] }
        const items = await listings.search(from, { text: search_value, ...rest }, language)
        if (items.length > 0 || search_value === '') return { items }
        const around = { from, verticals: rest.verticals }
        const nearest = await listings.parts.discovery.nearest(search_value, around, language)
        return { items, ...(nearest ? { nearest } : {}) }
      },
    },
    'get-search-start': {
      memory: { seconds: 2 },
      handle: async ({ location, verticals }, { language }) => {
        const from = location ?? (await listings.homePlace())
        const around = from && { from, verticals }
        return around ? listings.parts.discovery.start(around, language) : { popular: [], categories: [] }
      },
    },
    'get-reviews': {
      memory: { seconds: 2 },
      handle: async (request) => listings.parts.reviews.page(request),
    },
    'get-favourites': async (asked, { caller, language }) =>
      listings.parts.personal.favourites(caller.accountId, asked, await listings.home(), language),
  }
}
