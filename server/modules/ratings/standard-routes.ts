import type { ParsedRequestOf, ReplyOf } from '#contract/call.ts'
import type { RatingCalls } from '#contract/calls/standard/ratings.ts'
import { under } from '#contract/calls/standard/under.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import { byName } from '#server/http/by-name.ts'
import type { Caller } from '#server/http/context.ts'
import type { Beside, Given, RatingsService } from './service.ts'

type Found = Awaited<ReturnType<RatingsService['forRating']>>

/** How a vertical's calls for ratings differ from those of others. */
interface Vertical<Noun extends string, C extends RatingCalls<Noun>> {
  id: VerticalId
  /** The word for a listing in its calls. */
  noun: Noun
  /** The other listings that a booking was of, by its reference. */
  besides?: (reference: string, tx: Tx | undefined) => Promise<readonly Beside[]>
  /** The part of a reply about subjects other than the listing, and about earlier ratings. */
  subjects: (found: Found) => Omit<ReplyOf<C['forRating']>['data'], Noun | 'can_rate'>
  /** The ratings of a request, by subject. */
  ratings: (request: ParsedRequestOf<C['rate']>) => readonly Given[]
}

interface Reference {
  unique_booking_id: string
}

/** Answers the calls of `ratingCalls`. */
export function standardRatingCalls<const Noun extends string, C extends RatingCalls<Noun>>(
  service: RatingsService,
  calls: C,
  { id: vertical, noun, besides, subjects, ratings }: Vertical<Noun, C>,
) {
  const ratingOf = async ({ accountId }: Caller, reference: string, tx?: Tx) => ({
    ...{ accountId, vertical, reference },
    besides: (await besides?.(reference, tx)) ?? [],
  })
  return byName(calls, {
    forRating: async ({ unique_booking_id: reference }: Reference, { caller }: { caller: Caller }) => {
      const found = await service.forRating(await ratingOf(caller, reference))
      const { slug, title, cover_image, cover_color } = found.listing
      const listing = under(noun, { slug, title, cover_image, cover_color })
      return { data: { ...listing, ...subjects(found), can_rate: found.canRate } }
    },
    rate: async (
      request: ParsedRequestOf<C['rate']> & Reference,
      { caller, tx }: { caller: Caller; tx: Tx },
    ) => {
      await service.rate(tx, await ratingOf(caller, request.unique_booking_id, tx), ratings(request))
      return {}
    },
  })
}
