/** The unit in which people count a price: what is priced by the day is counted in nights where one sleeps. */
export const pricedBy = <P extends string>(kind: string, pricing: P): P | 'per_night' =>
  kind === 'properties' && pricing === 'per_day' ? 'per_night' : pricing
