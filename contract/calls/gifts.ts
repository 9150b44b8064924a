import * as v from 'valibot'
import { call } from '../call.ts'
import { daySchema, recipientSchema } from '../entities/gift.ts'
import { id, longText } from '../entities/limits.ts'

const changes = {
  reply: { message: longText },
  auth: 'required',
  idempotent: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
} as const

/** Gives a gift card of the person's away: it is mailed, and nobody's until it is claimed. */
export const giveGiftCard = call('give-gift-card', {
  request: { gift_card: id, recipient_data: recipientSchema, deliver_on: v.optional(daySchema) },
  ...changes,
})

/** Mails a gift that was not claimed once more; to another address under another code, so that the first one is dead. */
export const resendGiftCard = call('resend-gift-card', {
  request: { gift: id, recipient_data: v.optional(recipientSchema) },
  ...changes,
})

/** Takes back a gift that was not claimed: it is the giver's own card again, and its code is dead. */
export const takeBackGiftCard = call('take-back-gift-card', { request: { gift: id }, ...changes })
