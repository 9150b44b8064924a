import { serviceRatingCalls } from '#contract/calls/services/ratings.ts'
import { standardRatingCalls } from '#server/modules/ratings/standard-routes.ts'
import type { ServicesService } from '../service.ts'

/** Calls with which visits are rated: the store, and each person who did something. */
export const serviceRatingRoutes = ({ deps: { ratings }, parts: { bookings } }: ServicesService) =>
  standardRatingCalls(ratings, serviceRatingCalls, {
    id: 'services',
    noun: 'store',
    besides: (reference, tx) => bookings.peopleOf(reference, tx),
    subjects: ({ ratings: { listing }, besides }) => ({
      professionals: besides.map(({ id, name }) => ({ id, name })),
      ratings: [
        ...(listing ? [{ reviewable_type: 'Store' as const, id: null, ...listing }] : []),
        ...besides.flatMap(({ id, rating }) =>
          rating ? [{ reviewable_type: 'Professional' as const, id, ...rating }] : [],
        ),
      ],
    }),
    ratings: ({ rating_store, review_store, professionals }) => [
      { subject: 'listing', rating: rating_store, review: review_store },
      ...professionals.map(({ id, rating, review = '' }) => ({
        ...{ subject: 'beside' as const, id, rating, review },
      })),
    ],
  })
