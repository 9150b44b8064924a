/** By what people count a price: what is priced by the day is had for nights where one sleeps. */
export const pricedBy = <P extends string>(kind: string, pricing: P): P | 'per_night' =>
  kind === 'properties' && pricing === 'per_day' ? 'per_night' : pricing
