import type { getPlaceRating, ratePlace } from '#contract/calls/places/ratings.ts'
import type { Implementations } from '#server/http/context.ts'
import { shownRating } from '#server/modules/listings/presenter.ts'
import type { PlacesService } from '../service.ts'

const vertical = 'places' as const

/** Calls for rating places. A person need not have booked anything for it. */
export const placeRatingRoutes = ({
  deps: { ratings: service },
}: PlacesService): Implementations<typeof getPlaceRating | typeof ratePlace> => ({
  'get-place-rating': async ({ slug }, { caller: { accountId } }) => {
    const { listing, canRate, ratings } = await service.forRating({ accountId, vertical, slug })
    const { title, cover_image, cover_color } = listing
    return {
      data: {
        place: { slug, title, cover_image, cover_color },
        existingRating: ratings.listing ?? null,
        can_rate: canRate,
      },
    }
  },
  'rate-place': async (request, { caller: { accountId }, tx }) => {
    const { slug, rating_place: rating, review_place: review } = request
    const of = { accountId, vertical, slug }
    const { avg_rating, rating_count } = await service.rateListing(tx, of, { rating, review })
    return { avg_rating: shownRating(avg_rating), rating_count }
  },
})
