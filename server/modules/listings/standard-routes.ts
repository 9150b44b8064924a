import type { ListingCalls } from '#contract/calls/standard/listing.ts'
import { under } from '#contract/calls/standard/under.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { byName } from '#server/http/by-name.ts'
import type { Caller } from '#server/http/context.ts'
import type { Point } from './repo.ts'
import type { ListingsService } from './service.ts'

/** The differences of a vertical's calls for its listings from those of others. */
interface Vertical<Noun extends string, Entity> {
  id: VerticalId
  /** The noun after which its calls are named. */
  noun: Noun
  /**
   * A listing as a guest sees it or, with an account given, as that person sees it; the view is then noted.
   * `from` is given where the page may say how far away it is.
   */
  info: (slug: string, language: string, accountId?: number, from?: Point) => Promise<Entity>
}

interface InfoRequest {
  slug: string
  location?: Point
}

interface Context {
  caller: Caller
  language: string
}

/** Answers the calls of `listingCalls`. */
export function standardListingCalls<const Noun extends string, Entity, C extends ListingCalls<Noun, Entity>>(
  listings: ListingsService,
  calls: C,
  { id, noun, info }: Vertical<Noun, Entity>,
) {
  const { personal } = listings.parts
  return byName(calls, {
    info: {
      memory: { seconds: 2 },
      handle: async ({ slug, location }: InfoRequest, { language }: Context) =>
        under(noun, await info(slug, language, undefined, location)),
    },
    infoWithFavourite: async ({ slug, location }: InfoRequest, { language, caller }: Context) =>
      under(noun, await info(slug, language, caller.accountId, location)),
    toggleFavourite: async (
      { slug, is_favorited: wanted }: { slug: string; is_favorited?: boolean },
      { caller }: Context,
    ) => ({ is_favorited: await personal.setFavourite(caller.accountId, id, slug, wanted) }),
    recentViews: async (_: object, { caller, language }: Context) =>
      under(`${noun}s`, await personal.views(caller.accountId, id, await listings.home(), language)),
  })
}
