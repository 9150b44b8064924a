import * as v from 'valibot'

/** The reference of a booking: 128 bits nobody can guess, of which people are shown the last 7 characters. */
export const bookingReference = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/))

/** The payment methods of an order. */
export const paymentMethod = v.picklist(['WALLET', 'PAY_AT_VENUE', 'Online'])
/** The payment method of an order. */
export type PaymentMethod = v.InferOutput<typeof paymentMethod>

/** The part of an order that is paid now: all of it, or the deposit, after which the rest is paid at the place. */
export const orderPart = v.picklist(['all', 'deposit'])
/** The part of an order that is paid now. */
export type OrderPart = v.InferOutput<typeof orderPart>
