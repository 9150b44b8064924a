import type { Call } from '#contract/call.ts'
import * as calls from '#contract/calls/events/listing.ts'
import type { getAllEvents, suggestEvents } from '#contract/calls/events/search.ts'
import type { Implementations } from '#server/http/context.ts'
import { exploreQueryOf } from '#server/modules/listings/explore/explore-query.ts'
import { standardListingCalls } from '#server/modules/listings/standard-routes.ts'
import type { EventsService } from '../service.ts'

type OwnCalls = Extract<(typeof calls)[keyof typeof calls], Call> | typeof getAllEvents | typeof suggestEvents

const vertical = 'events' as const
const SUGGESTED = 8

/** Calls for the pages of events, and for lists of them. */
export function eventListingRoutes({ deps: { listings }, parts: { pages } }: EventsService) {
  const { explore } = listings.parts
  const own: Implementations<OwnCalls> = {
    'get-event-tickets': async ({ slug }) => ({ tickets: await pages.tickets(slug) }),
    'get-popular-events': {
      memory: { seconds: 2 },
      handle: async ({ lat, lng }, { language }) => {
        const given = lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : undefined
        return { events: await listings.popular(vertical, given ?? (await listings.home()), language) }
      },
    },
    'get-all-event-categories': {
      memory: { seconds: 2 },
      handle: async (_, { language }) => ({
        categories: await listings.categories(vertical, language),
      }),
    },
    'get-all-events': {
      memory: { seconds: 2 },
      handle: async ({ limit, cursor, ...asked }, { language }) => {
        const exploration = exploreQueryOf({ vertical, kind: '', time: asked }, asked, await listings.home())
        const { cards, ...more } = await explore.page(exploration, { limit, cursor }, language)
        return { events: cards, ...more }
      },
    },
    'suggest-events': async ({ search_value: text }, { language }) => {
      const sought = { text, vertical, limit: SUGGESTED }
      return {
        data: { events: text === '' ? [] : await listings.search(await listings.home(), sought, language) },
      }
    },
  }
  const standard = standardListingCalls(listings, calls.eventListingCalls, {
    id: vertical,
    noun: 'event',
    info: (slug, language, accountId) => pages.info(slug, language, accountId),
  })
  return { ...standard, ...own }
}
