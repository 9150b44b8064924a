import type { ParsedRequestOf, ReplyOf } from '#contract/call.ts'
import type { RatingCalls } from '#contract/calls/standard/ratings.ts'
import { under } from '#contract/calls/standard/under.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import { byName } from '#server/http/by-name.ts'
import type { Caller } from '#server/http/context.ts'
import type { Given, RatingsService } from './service.ts'

type Found = Awaited<ReturnType<RatingsService['forRating']>>

/** A vertical, to the calls with which its bookings are rated like all others. */
interface Vertical<Noun extends string, C extends RatingCalls<Noun>> {
  id: VerticalId
  /** The noun its calls are named after. */
  noun: Noun
  /** What a reply says beside the listing: of other subjects, and of what was said before. */
  subjects: (found: Found) => Omit<ReplyOf<C['forRating']>['data'], Noun | 'can_rate'>
  /** What a request says of each subject. */
  ratings: (request: ParsedRequestOf<C['rate']>) => readonly Given[]
}

interface Reference {
  unique_booking_id: string
}

/** Answers the calls of `ratingCalls`. */
export function standardRatingCalls<const Noun extends string, C extends RatingCalls<Noun>>(
  service: RatingsService,
  calls: C,
  { id: vertical, noun, subjects, ratings }: Vertical<Noun, C>,
) {
  return byName(calls, {
    forRating: async ({ unique_booking_id: reference }: Reference, { caller }: { caller: Caller }) => {
      const found = await service.forRating({ accountId: caller.accountId, vertical, reference })
      const { slug, title, cover_image, cover_color } = found.listing
      const listing = under(noun, { slug, title, cover_image, cover_color })
      return { data: { ...listing, ...subjects(found), can_rate: found.canRate } }
    },
    rate: async (
      request: ParsedRequestOf<C['rate']> & Reference,
      { caller, tx }: { caller: Caller; tx: Tx },
    ) => {
      const of = { accountId: caller.accountId, vertical, reference: request.unique_booking_id }
      await service.rate(tx, of, ratings(request))
      return {}
    },
  })
}
