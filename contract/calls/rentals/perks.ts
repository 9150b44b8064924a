import * as v from 'valibot'
import { call } from '../../call.ts'
import { couponSchema } from '../../entities/checkout-perk.ts'
import { longText, slug } from '../../entities/limits.ts'
import { ownDiscounts } from '../../entities/own-discounts.ts'
import { rentalCashback } from '../../entities/rental.ts'
import { wireAmountSchema } from '../../money.ts'
import { couponCode } from '../orders.ts'

/** The perks that a person may use for a rental. */
export const getRentalUserDiscounts = call('get-rental-user-discounts', {
  request: { slug },
  reply: {
    rental: v.object({
      business: v.nullable(v.object(rentalCashback)),
      ...ownDiscounts,
    }),
  },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** Checks whether a coupon is good for rentals, or for one of them; its use is counted with the order. */
export const validateRentalCoupon = call('validate-rental-coupon', {
  request: {
    coupon: v.pipe(couponCode, v.minLength(1)),
    subtotal: wireAmountSchema,
    slug: v.optional(slug),
  },
  reply: { message: longText, coupon: couponSchema },
  auth: 'required',
  errors: ['NOT_FOUND', 'PERK_REFUSED'],
})
