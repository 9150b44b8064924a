import * as v from 'valibot'
import { baseFilterEntries, type Sorting } from './base-filters.ts'

/** The units a price may be counted by; `all` leaves it open. */
export const pricingTypes = ['all', 'per_day', 'per_week', 'per_month'] as const

/** The orders of rentals; the first is the default. */
export const rentalSortings = [
  'distance-near',
  'price-high',
  'price-low',
  'top-rated',
] as const satisfies readonly Sorting[]

/** The numbers of guests that one may look for a home for. */
export const guestCounts = [2, 3, 4, 6, 8] as const

/** The filters of rentals. */
export const rentalFiltersSchema = v.object({
  ...baseFilterEntries,
  pricing_type: v.optional(v.picklist(pricingTypes), 'all'),
  /** The least number of guests, for homes alone. */
  guests: v.optional(v.picklist(guestCounts)),
})

/** The filters that rentals alone have, by their names in an address. */
export const rentalFilterAddress = {
  pricing: v.picklist(pricingTypes.filter((it) => it !== 'all')),
  guests: v.picklist(guestCounts.map(String)),
}

const ownFiltersSchema = v.pick(rentalFiltersSchema, ['pricing_type', 'guests'])

/** The filters that rentals alone have, from their names in an address, as a search asks for them. */
export const rentalFiltersFrom = ({ pricing, guests }: Readonly<Record<string, string>>) =>
  v.parse(ownFiltersSchema, { pricing_type: pricing, guests: guests && Number(guests) })
