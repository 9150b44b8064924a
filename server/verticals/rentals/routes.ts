import { rentalListingCalls } from './listing/routes.ts'
import { rentalOrderCalls } from './orders/routes.ts'
import { rentalPerkCalls } from './perks/routes.ts'
import { rentalRatingCalls } from './ratings/routes.ts'
import type { RentalsService } from './service.ts'

export const rentalCalls = (service: RentalsService) => ({
  ...rentalListingCalls(service),
  ...rentalOrderCalls(service),
  ...rentalPerkCalls(service),
  ...rentalRatingCalls(service),
})
