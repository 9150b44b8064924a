import type { Call } from '#contract/call.ts'
import { announcementListingCalls } from '#contract/calls/announcements/listing.ts'
import type * as search from '#contract/calls/announcements/search.ts'
import type { Implementations } from '#server/http/context.ts'
import { type ExploreRequest, exploreQueryOf } from '#server/modules/listings/explore/explore-query.ts'
import { standardListingCalls } from '#server/modules/listings/standard-routes.ts'
import type { AnnouncementsService } from '../service.ts'

type OwnCalls = Extract<(typeof search)[keyof typeof search], Call> | typeof announcementListingCalls.info

const vertical = 'announcements' as const

/** Calls for the pages of announcements, and for lists of them. */
export function announcementListingRoutes({ deps: { listings }, parts: { pages } }: AnnouncementsService) {
  const { explore, personal } = listings.parts
  const find = async (
    { limit, cursor, ...asked }: ExploreRequest & { limit: number; cursor?: string | undefined },
    language: string,
  ) => {
    const query = exploreQueryOf({ vertical, kind: '' }, asked, await listings.home())
    return explore.page(query, { limit, cursor }, language)
  }
  const own: Implementations<OwnCalls> = {
    'get-announcement-info': {
      memory: { seconds: 2 },
      handle: async ({ slug }, { caller, language }) => ({
        announcement: await pages.info(slug, language, caller?.accountId),
      }),
    },
    'get-announcements': {
      memory: { seconds: 2 },
      handle: async (asked, { language }) => {
        const { cards, ...more } = await find(asked, language)
        return { announcements: cards, ...more }
      },
    },
    'get-announcements-with-favourite': async ({ lat, lng, ...asked }, { caller, language }) => {
      const { cards, ...more } = await find({ latitude: lat, longitude: lng, ...asked }, language)
      const liked = await personal.favouritesAmong(caller.accountId, cards)
      return { announcements: cards.map((it) => ({ ...it, is_favorited: liked.has(it.slug) })), ...more }
    },
    'get-announcement-categories': {
      memory: { seconds: 2 },
      handle: async (_, { language }) => ({
        categories: await listings.categories(vertical, language),
      }),
    },
  }
  const standard = standardListingCalls(listings, announcementListingCalls, {
    id: vertical,
    noun: 'announcement',
    info: (slug, language, accountId) => pages.info(slug, language, accountId),
  })
  return { ...standard, ...own }
}
