import * as v from 'valibot'
import { call } from '../call.ts'
import { couponSchema, giftCardSchema, membershipSchema } from '../entities/checkout-perk.ts'
import { id, longText, slug } from '../entities/limits.ts'
import { wireAmountSchema } from '../money.ts'
import { couponCode, giftCardCode, membershipId } from './orders.ts'

/** The listing that a perk is to be used for, by its id or slug. */
const applicable = {
  applicable_type: v.picklist(['event', 'rental', 'place', 'service']),
  applicable_id: v.union([id, slug]),
}
const optionalApplicable = v.partial(v.object(applicable)).entries
/** Lists the coupons that are offered for a listing, each with whether it can be used for this total. */
export const cartCoupons = call('cart/coupons', {
  request: { ...applicable, total: v.optional(wireAmountSchema, 0) },
  reply: { coupons: v.array(couponSchema) },
  auth: 'optional',
  errors: ['NOT_FOUND'],
})

/**
 * Checks whether a coupon can be used; the use is counted with the order. Without a listing only conditions that do
 * not depend on one are checked.
 */
export const applyCoupon = call('apply-coupon', {
  request: { coupon: v.pipe(couponCode, v.minLength(1)), subtotal: wireAmountSchema, ...optionalApplicable },
  reply: { message: longText, coupon: couponSchema },
  auth: 'required',
  errors: ['NOT_FOUND', 'PERK_REFUSED'],
})

/** Lists the person's gift cards, each with whether it can be used for this listing. */
export const cartGiftCards = call('cart/gift-card', {
  request: applicable,
  reply: { giftCards: v.array(giftCardSchema) },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** Checks whether a gift card, by its code or id, can be used for this listing. */
export const applyGiftCard = call('apply-gift-card', {
  request: { gift_card: v.pipe(giftCardCode, v.minLength(1)), ...applicable },
  reply: { message: longText, giftCard: giftCardSchema },
  auth: 'required',
  errors: ['NOT_FOUND', 'PERK_REFUSED'],
})

/** Lists the person's memberships, each with whether it can be used for this listing. */
export const cartMemberships = call('cart/user-member-ships', {
  request: applicable,
  reply: { memberships: v.array(membershipSchema) },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** Checks whether a membership can be used for this listing. */
export const applyMembership = call('apply-member-ships', {
  request: { membership: membershipId, ...applicable },
  reply: { message: longText, membership: membershipSchema },
  auth: 'required',
  errors: ['NOT_FOUND', 'PERK_REFUSED'],
})
