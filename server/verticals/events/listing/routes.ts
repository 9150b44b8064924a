import type { Call } from '#contract/call.ts'
import type { getAllEvents, suggestEvents } from '#contract/calls/event-search.ts'
import type * as events from '#contract/calls/events.ts'
import type * as favourites from '#contract/calls/favourites.ts'
import type { Implementations } from '#server/http/context.ts'
import { exploreQueryOf } from '#server/modules/listings/explore/explore-query.ts'
import type { EventsService } from '../service.ts'

type Calls =
  | Extract<(typeof events)[keyof typeof events] | (typeof favourites)[keyof typeof favourites], Call>
  | typeof getAllEvents
  | typeof suggestEvents

const vertical = 'events' as const
const SUGGESTED = 8

export function eventListingCalls({ deps: { listings }, parts }: EventsService): Implementations<Calls> {
  const { personal, explore } = listings
  return {
    'get-event-info/:slug': async ({ slug }, { language }) => ({
      event: await parts.pages.info(slug, language),
    }),
    'get-event-info-with-favourite/:slug': async ({ slug }, { language, caller }) => ({
      event: await parts.pages.info(slug, language, caller.accountId),
    }),
    'get-event-tickets': async ({ slug }) => ({ tickets: await parts.pages.tickets(slug) }),
    'get-popular-events': async ({ lat, lng }, { language }) => {
      const given = lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : undefined
      return { events: await listings.popular(vertical, given ?? (await listings.home()), language) }
    },
    'get-all-event-categories': async (_, { language }) => ({
      categories: await listings.categories(vertical, language),
    }),
    'get-all-events': async ({ limit, cursor, ...asked }, { language }) => {
      const exploration = exploreQueryOf({ vertical, kind: '' }, asked, await listings.home())
      const { cards, ...more } = await explore.page(exploration, { limit, cursor }, language)
      return { events: cards, ...more }
    },
    'suggest-events': async ({ search_value: text }, { language }) => {
      const sought = { text, vertical, limit: SUGGESTED }
      return {
        data: { events: text === '' ? [] : await listings.search(await listings.home(), sought, language) },
      }
    },
    'toggle-favorite-event': async ({ slug, is_favorited }, { caller }) => ({
      is_favorited: await personal.setFavourite(caller.accountId, vertical, slug, is_favorited),
    }),
    'get-recent-view-events': async (_, { caller, language }) => ({
      events: await personal.views(caller.accountId, vertical, await listings.home(), language),
    }),
    'get-favourites': async (asked, { caller, language }) =>
      personal.favourites(caller.accountId, asked, await listings.home(), language),
  }
}
