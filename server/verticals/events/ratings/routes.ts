import { eventRatingCalls } from '#contract/calls/events/ratings.ts'
import { standardRatingCalls } from '#server/modules/ratings/standard-routes.ts'
import type { EventsService } from '../service.ts'

/** Calls with which bookings of events are rated. */
export const eventRatingRoutes = ({ deps: { ratings: service } }: EventsService) =>
  standardRatingCalls(service, eventRatingCalls, {
    id: 'events',
    noun: 'event',
    subjects: ({ ratings }) => ({ store_id: null, service_store: null, rating: ratings.listing ?? null }),
    ratings: ({ rating_event: rating, review_event: review }) => [{ subject: 'listing', rating, review }],
  })
