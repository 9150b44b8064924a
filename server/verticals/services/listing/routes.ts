import type { Call } from '#contract/call.ts'
import type * as professionals from '#contract/calls/services/professionals.ts'
import type * as stores from '#contract/calls/services/stores.ts'
import { storeListingCalls } from '#contract/calls/services/stores.ts'
import type { Implementations } from '#server/http/context.ts'
import { exploreQueryOf } from '#server/modules/listings/explore/explore-query.ts'
import { standardListingCalls } from '#server/modules/listings/standard-routes.ts'
import { STORE } from '../kinds.ts'
import type { ServicesService } from '../service.ts'

type OwnCalls =
  | Extract<(typeof stores)[keyof typeof stores], Call>
  | (typeof professionals)[keyof typeof professionals]
  | typeof storeListingCalls.info

const vertical = 'services' as const
const SUGGESTED = 8

/** Calls for the pages of stores and professionals, and for lists of them. */
export function storeRoutes({ deps: { listings }, parts: { pages } }: ServicesService) {
  const { explore, personal } = listings.parts
  const own: Implementations<OwnCalls> = {
    'get-store-info': {
      memory: { seconds: 2 },
      handle: async ({ slug }, { caller, language }) => ({
        store: await pages.store(slug, language, caller?.accountId),
      }),
    },
    'get-store-services': {
      memory: { seconds: 2 },
      handle: async ({ id }, { language }) => {
        const { services, categories } = await pages.store(await pages.slugOf(id), language)
        return { services, categories }
      },
    },
    'search-stores': {
      memory: { seconds: 2 },
      handle: async ({ limit, cursor, q, ...asked }, { language }) => {
        const search_value = asked.search_value || q
        const query = exploreQueryOf(
          { vertical, kind: STORE },
          { ...asked, search_value },
          await listings.home(),
        )
        const { cards, next_cursor } = await explore.page(query, { limit, cursor }, language)
        return { data: cards, next_cursor }
      },
    },
    'suggest-stores': async ({ search_value: text }, { language }) => {
      const sought = { text, vertical, limit: SUGGESTED }
      return {
        data: { stores: text === '' ? [] : await listings.search(await listings.home(), sought, language) },
      }
    },
    'get-store-categories': {
      memory: { seconds: 2 },
      handle: async (_, { language }) => ({
        categories: await listings.categories(vertical, language),
      }),
    },
    'get-provider-info': {
      memory: { seconds: 2 },
      handle: async ({ id }, { caller, language }) => ({
        provider: await pages.professional(await pages.slugOf(id), language, caller?.accountId),
      }),
    },
    'get-provider-services': {
      memory: { seconds: 2 },
      handle: async ({ id }, { language }) => {
        const { services, categories } = await pages.professional(await pages.slugOf(id), language)
        return { services, categories }
      },
    },
    'toggle-favorite-provider': async ({ id, slug, is_favorited: wanted }, { caller: { accountId } }) => ({
      is_favorited: await personal.setFavourite(accountId, vertical, await pages.slugOf(id ?? slug), wanted),
    }),
  }
  const standard = standardListingCalls(listings, storeListingCalls, {
    id: vertical,
    noun: 'store',
    info: (slug, language, accountId) => pages.store(slug, language, accountId),
  })
  return { ...standard, ...own }
}
