import { rentalRatingCalls } from '#contract/calls/rentals/ratings.ts'
import { standardRatingCalls } from '#server/modules/ratings/standard-routes.ts'
import type { RentalsService } from '../service.ts'

/** Calls with which bookings of rentals are rated, and the businesses that let them. */
export const rentalRatingRoutes = ({ deps: { ratings: service } }: RentalsService) =>
  standardRatingCalls(service, rentalRatingCalls, {
    id: 'rentals',
    noun: 'rental',
    subjects: ({ listing: { business_name: name }, ratings: { listing, business } }) => ({
      business: name === null ? null : { name },
      ratings: [
        ...(listing ? [{ reviewable_type: 'Rental' as const, ...listing }] : []),
        ...(business ? [{ reviewable_type: 'Business' as const, ...business }] : []),
      ],
    }),
    ratings: (request) => [
      { subject: 'listing', rating: request.rating_rental, review: request.review_rental },
      { subject: 'business', rating: request.rating_business, review: request.review_business },
    ],
  })
