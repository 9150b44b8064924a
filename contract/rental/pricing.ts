/** The units that rentals are priced by. */
export const rentalPricing = ['per_day', 'per_week', 'per_month'] as const
/** The unit that a rental is priced by. */
export type RentalPricing = (typeof rentalPricing)[number]

/** The unit of a price that was read; an unknown one means by the day. */
export const pricingOf = (type: string): RentalPricing => rentalPricing.find((it) => it === type) ?? 'per_day'
