import type { ListingCalls } from '#contract/calls/standard/listing.ts'
import { under } from '#contract/calls/standard/under.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { byName } from '#server/http/by-name.ts'
import type { Caller } from '#server/http/context.ts'
import type { Point } from './repo.ts'
import type { ListingsService } from './service.ts'

/** A vertical, to the calls that its listings have like all others. */
interface Vertical<Noun extends string, Entity> {
  id: VerticalId
  /** The noun its calls are named after. */
  noun: Noun
  /**
   * A listing as a guest sees it, or, with an account given, as that person does, who has then viewed it; `from` where
   * it may be said from where one looks.
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
    info: async ({ slug, location }: InfoRequest, { language }: Context) =>
      under(noun, await info(slug, language, undefined, location)),
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
