import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { emailSchema, nameSchema } from '../person.ts'
import { instantSchema } from '../time.ts'
import { id, knownWord, shortText } from './limits.ts'
import { refundableSchema } from './refundable.ts'

/** The most letters that the words of a gift may have. */
export const MOST_MESSAGE = 500

/** Whom a gift card is for, and what goes with it. */
export const recipientSchema = v.object({
  name: nameSchema,
  email: emailSchema,
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MOST_MESSAGE)), ''),
})
/** Whom a gift card is for, and what goes with it. */
export type Recipient = v.InferOutput<typeof recipientSchema>

/** A day as a calendar has it. */
export const daySchema = v.pipe(v.string(), v.isoDate())

/** A gift card that the person gave. */
export const givenCardSchema = v.object({
  /** Of the gift. */
  id,
  recipient_name: shortText,
  /** As much of the address as tells it from another. */
  email_hint: shortText,
  value: wireAmountSchema,
  state: knownWord(['waiting', 'sent', 'failed', 'claimed', 'ended']),
  /** When its mail leaves, or left. */
  sends_at: v.nullable(instantSchema),
  claimed_at: v.nullable(instantSchema),
  /** Until when it is good. */
  expired_at: instantSchema,
  can: v.object({ resend: v.boolean(), take_back: v.boolean() }),
  /** Only where its money can go back. */
  refundable: v.optional(refundableSchema),
})
/** A gift card that the person gave. */
export type GivenCard = v.InferOutput<typeof givenCardSchema>
