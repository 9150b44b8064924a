import * as v from 'valibot'
import { pricingTypes } from '#contract/explore/rental-filters.ts'

/** The filters of rentals in an address. */
export const rentalFilterAddress = {
  pricing: v.picklist(pricingTypes.filter((it) => it !== 'all')),
}
