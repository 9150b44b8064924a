import * as v from 'valibot'

/** By what a booking is known: 128 bits nobody can guess, of which people are shown the last 7 characters. */
export const bookingReference = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/))

/** How an order is paid. */
export const paymentMethod = v.picklist(['WALLET', 'PAY_AT_VENUE', 'Online'])
/** How an order is paid. */
export type PaymentMethod = v.InferOutput<typeof paymentMethod>
