/** By what a rental is priced. */
export const rentalPricing = ['per_day', 'per_week', 'per_month'] as const
/** By what a rental is priced. */
export type RentalPricing = (typeof rentalPricing)[number]

/** By what something is priced; by nothing known, by the day. */
export const pricingOf = (type: string): RentalPricing => rentalPricing.find((it) => it === type) ?? 'per_day'
