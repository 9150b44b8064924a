import { storeRoutes } from './listing/routes.ts'
import { visitRoutes } from './orders/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { serviceRatingRoutes } from './ratings/routes.ts'
import type { ServicesService } from './service.ts'
import { watchRoutes } from './watches/routes.ts'

export const serviceCalls = (service: ServicesService) => ({
  ...storeRoutes(service),
  ...visitRoutes(service),
  ...serviceRatingRoutes(service),
  ...watchRoutes(service),
  ...proposalRoutes(service),
})
