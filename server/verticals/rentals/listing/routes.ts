import type { Call } from '#contract/call.ts'
import * as calls from '#contract/calls/rentals/listing.ts'
import type * as search from '#contract/calls/rentals/search.ts'
import type * as types from '#contract/calls/rentals/types.ts'
import type { Implementations } from '#server/http/context.ts'
import { exploreQueryOf } from '#server/modules/listings/explore/explore-query.ts'
import { standardListingCalls } from '#server/modules/listings/standard-routes.ts'
import type { RentalsService } from '../service.ts'

type OwnCalls = Extract<
  | (typeof calls)[keyof typeof calls]
  | (typeof search)[keyof typeof search]
  | (typeof types)[keyof typeof types],
  Call
>

const vertical = 'rentals' as const
const SUGGESTED = 8

/** Calls for the pages of rentals, and for lists of them. */
export function rentalListingRoutes({ deps: { listings }, parts }: RentalsService) {
  const { explore } = listings.parts
  const pointOf = async ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }) =>
    lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : listings.home()
  const own: Implementations<OwnCalls> = {
    'get-rental-types': {
      memory: { seconds: 2 },
      handle: async (_, { language }) => {
        const all = await listings.detailedCategories(vertical, language)
        return {
          propertyType: all.filter((it) => it.kind === 'properties'),
          vehicleType: all.filter((it) => it.kind === 'vehicle'),
        }
      },
    },
    'get-rental-categories': {
      memory: { seconds: 2 },
      handle: async (_, { language }) => ({
        categories: await listings.detailedCategories(vertical, language),
      }),
    },
    'get-rentals-home': {
      memory: { seconds: 2 },
      handle: async (asked, { language }) => {
        const from = await pointOf(asked)
        return {
          vehicleRentals: await listings.popular(vertical, from, language, 'vehicle'),
          propertiesRentals: await listings.popular(vertical, from, language, 'properties'),
        }
      },
    },
    'get-rentals-by-business': {
      memory: { seconds: 2 },
      handle: async ({ biz_id, ...asked }, { language }) =>
        parts.pages.ofBusiness(biz_id, await pointOf(asked), language),
    },
    'search-rentals': async (request, { language, caller }) => {
      const { limit, cursor, rental_type: kind, type, hold_id: holdId, ...asked } = request
      const stay = explore.stayOf(asked)
      const whose = { accountId: caller?.accountId, holdId }
      const wanted = type === undefined ? asked : { ...asked, category: type }
      const exploration = exploreQueryOf(
        { vertical, kind, time: asked, whose },
        wanted,
        await listings.home(),
      )
      const { cards, ...more } = await explore.page(exploration, { limit, cursor }, language)
      return { rentals: await explore.dated(cards, stay), ...more }
    },
    'suggest-rentals': async ({ search_value: text, rental_type: kind }, { language }) => {
      if (text === '') return { data: { categories: [], rentals: [] } }
      const sought = { text, vertical, limit: SUGGESTED, ...(kind ? { kind } : {}) }
      const called = await listings.categoriesCalled(vertical, text, language)
      return {
        data: {
          categories: called.filter((it) => kind === undefined || it.kind === kind),
          rentals: await listings.search(await listings.home(), sought, language),
        },
      }
    },
  }
  const standard = standardListingCalls(listings, calls.rentalListingCalls, {
    id: vertical,
    noun: 'rental',
    info: (slug, language, accountId) => parts.pages.info(slug, language, accountId),
  })
  return { ...standard, ...own }
}
