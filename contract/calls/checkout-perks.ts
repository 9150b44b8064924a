import * as v from 'valibot'
import { call } from '../call.ts'
import { couponSchema, giftCardSchema, membershipSchema } from '../entities/checkout-perk.ts'
import { id, longText, slug } from '../entities/limits.ts'
import { wireAmountSchema } from '../money.ts'
import { couponCode, giftCardCode, membershipId } from './orders.ts'

/** What it is to be used for: a listing, by its id or slug. */
const applicable = {
  applicable_type: v.picklist(['event', 'rental', 'place', 'service']),
  applicable_id: v.union([id, slug]),
}
const optionalApplicable = v.partial(v.object(applicable)).entries
/** Coupons that are offered for a listing, each with whether it is good for this total. */
export const cartCoupons = call('cart/coupons', {
  request: { ...applicable, total: v.optional(wireAmountSchema, 0) },
  reply: { coupons: v.array(couponSchema) },
  auth: 'optional',
  errors: ['NOT_FOUND'],
})

/** Whether a coupon is good; it is counted with the order. Without a listing only what holds everywhere is looked at. */
export const applyCoupon = call('apply-coupon', {
  request: { coupon: v.pipe(couponCode, v.minLength(1)), subtotal: wireAmountSchema, ...optionalApplicable },
  reply: { message: longText, coupon: couponSchema },
  auth: 'required',
  errors: ['NOT_FOUND', 'PERK_REFUSED'],
})

/** The person's gift cards, each with whether it is good here. */
export const cartGiftCards = call('cart/gift-card', {
  request: applicable,
  reply: { giftCards: v.array(giftCardSchema) },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** Whether a gift card, by its code or id, is good here. */
export const applyGiftCard = call('apply-gift-card', {
  request: { gift_card: v.pipe(giftCardCode, v.minLength(1)), ...applicable },
  reply: { message: longText, giftCard: giftCardSchema },
  auth: 'required',
  errors: ['NOT_FOUND', 'PERK_REFUSED'],
})

/** The person's memberships, each with whether it is good here. */
export const cartMemberships = call('cart/user-member-ships', {
  request: applicable,
  reply: { memberships: v.array(membershipSchema) },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** Whether a membership is good here. */
export const applyMembership = call('apply-member-ships', {
  request: { membership: membershipId, ...applicable },
  reply: { message: longText, membership: membershipSchema },
  auth: 'required',
  errors: ['NOT_FOUND', 'PERK_REFUSED'],
})
