import type { Call } from '#contract/call.ts'
import type { suggestEvents } from '#contract/calls/event-search.ts'
import type * as events from '#contract/calls/events.ts'
import type * as favourites from '#contract/calls/favourites.ts'
import type { Implementations } from '#server/http/context.ts'
import type { ListingsService } from '#server/modules/listings/service.ts'

type Calls =
  | Extract<(typeof events)[keyof typeof events] | (typeof favourites)[keyof typeof favourites], Call>
  | typeof suggestEvents

const SUGGESTED = 8

export function eventCalls(listings: ListingsService): Implementations<Calls> {
  const { events, personal } = listings
  return {
    'get-event-info/:slug': async ({ slug }, { language }) => ({ event: await events.info(slug, language) }),
    'get-event-info-with-favourite/:slug': async ({ slug }, { language, caller }) => ({
      event: await events.info(slug, language, caller.accountId),
    }),
    'get-event-tickets': async ({ slug }) => ({ tickets: await events.tickets(slug) }),
    'get-popular-events': async ({ lat, lng }, { language }) => {
      const given = lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : undefined
      return { events: await listings.popular('events', given ?? (await listings.home()), language) }
    },
    'get-all-event-categories': async (_, { language }) => ({
      categories: await listings.categories('events', language),
    }),
    'suggest-events': async ({ search_value: text }, { language }) => {
      const sought = { text, vertical: 'events', limit: SUGGESTED }
      return {
        data: { events: text === '' ? [] : await listings.search(await listings.home(), sought, language) },
      }
    },
    'toggle-favorite-event': async ({ slug, is_favorited }, { caller }) => ({
      is_favorited: await personal.setFavourite(caller.accountId, 'events', slug, is_favorited),
    }),
    'get-recent-view-events': async (_, { caller, language }) => ({
      events: await personal.views(caller.accountId, 'events', await listings.home(), language),
    }),
    'get-favourites': async (asked, { caller, language }) =>
      personal.favourites(caller.accountId, asked, await listings.home(), language),
  }
}
