import type { Call } from '#contract/call.ts'
import type * as calls from '#contract/calls/rental-ratings.ts'
import type { Implementations } from '#server/http/context.ts'
import type { RentalsService } from '../service.ts'

type Calls = Extract<(typeof calls)[keyof typeof calls], Call>

const vertical = 'rentals' as const

export function rentalRatingCalls({ deps: { ratings } }: RentalsService): Implementations<Calls> {
  return {
    'get-rental-booking-for-rating': async ({ unique_booking_id: reference }, { caller }) => {
      const of = { accountId: caller.accountId, vertical, reference }
      const { booking, canRate, rating, businessRating } = await ratings.forRating(of)
      const { slug, title, cover_image, cover_color, business_name: name } = booking
      return {
        data: {
          rental: { slug, title, cover_image, cover_color },
          business: name === null ? null : { name },
          ratings: [
            ...(rating ? [{ reviewable_type: 'Rental' as const, ...rating }] : []),
            ...(businessRating ? [{ reviewable_type: 'Business' as const, ...businessRating }] : []),
          ],
          can_rate: canRate,
        },
      }
    },
    'rate-rental-booking': async ({ unique_booking_id: reference, ...said }, { caller, tx }) => {
      const of = { accountId: caller.accountId, vertical, reference }
      const { rating_business: rating, review_business: review } = said
      const business = rating === undefined || review === undefined ? undefined : { rating, review }
      await ratings.rateBoth(tx, of, { rating: said.rating_rental, review: said.review_rental }, business)
      return {}
    },
  }
}
