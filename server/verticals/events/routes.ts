import { eventListingCalls } from './listing/routes.ts'
import { eventOrderCalls } from './orders/routes.ts'
import { eventRatingCalls } from './ratings/routes.ts'
import type { EventsService } from './service.ts'

export const eventCalls = (service: EventsService) => ({
  ...eventListingCalls(service),
  ...eventOrderCalls(service),
  ...eventRatingCalls(service),
})
