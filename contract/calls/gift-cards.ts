import * as v from 'valibot'
import { call } from '../call.ts'
import { longText } from '../entities/limits.ts'
import { wireAmountSchema } from '../money.ts'

const LONGEST_CODE = 40
const LONGEST_PIN = 20
const typed = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest))

/** Makes a gift card the person's by its code and PIN. Asked again by the same person, it answers the same. */
export const redeemGiftCard = call('redeem-gift-card', {
  request: { gift_card_code: typed(LONGEST_CODE), gift_card_pin: typed(LONGEST_PIN) },
  /** `amount`: what is on it. */
  reply: { message: longText, amount: v.optional(wireAmountSchema) },
  auth: 'required',
  idempotent: true,
  keyOptional: true,
  errors: ['PERK_REFUSED'],
})
