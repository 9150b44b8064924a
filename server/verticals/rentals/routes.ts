import { handoverRoutes } from './handover/routes.ts'
import { rentalListingRoutes } from './listing/routes.ts'
import { rentalOrderRoutes } from './orders/routes.ts'
import { rentalPerkRoutes } from './perks/routes.ts'
import { rentalRatingRoutes } from './ratings/routes.ts'
import type { RentalsService } from './service.ts'

export const rentalCalls = (service: RentalsService) => ({
  ...rentalListingRoutes(service),
  ...rentalOrderRoutes(service),
  ...handoverRoutes(service),
  ...rentalPerkRoutes(service),
  ...rentalRatingRoutes(service),
})
