import * as v from 'valibot'
import { guestCounts, pricingTypes } from '#contract/explore/rental-filters.ts'

/** The filters of rentals in an address. */
export const rentalFilterAddress = {
  pricing: v.picklist(pricingTypes.filter((it) => it !== 'all')),
  guests: v.picklist(guestCounts.map(String)),
}
