import { eventListingRoutes } from './listing/routes.ts'
import { eventOrderRoutes } from './orders/routes.ts'
import { eventRatingRoutes } from './ratings/routes.ts'
import type { EventsService } from './service.ts'

export const eventCalls = (service: EventsService) => ({
  ...eventListingRoutes(service),
  ...eventOrderRoutes(service),
  ...eventRatingRoutes(service),
})
