/** English, of what a price is for: of a rental's own page, and of finding one. */
export const enPricing = {
  'rentals.pricing.per_day': 'per day',
  'rentals.pricing.per_week': 'per week',
  'rentals.pricing.per_month': 'per month',
} as const
