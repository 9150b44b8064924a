import type { getReviews } from '#contract/calls/ratings.ts'
import type { Implementations } from '#server/http/context.ts'
import type { RatingsService } from './service.ts'

export const ratingCalls = ({ reviews }: RatingsService): Implementations<typeof getReviews> => ({
  'get-reviews': async (request) => reviews.page(request),
})
