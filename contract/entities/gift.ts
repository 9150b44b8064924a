import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { emailSchema, nameSchema } from '../person.ts'
import { instantSchema } from '../time.ts'
import { id, knownWord, longText, shortText } from './limits.ts'
import { refundableSchema } from './refundable.ts'

/** The most letters that the words of a gift may have. */
export const MOST_MESSAGE = 500

/** The recipient of a gift card, with a message to them. */
export const recipientSchema = v.object({
  name: nameSchema,
  email: emailSchema,
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MOST_MESSAGE)), ''),
})
/** The recipient of a gift card, with a message to them. */
export type Recipient = v.InferOutput<typeof recipientSchema>

/** A calendar day. */
export const daySchema = v.pipe(v.string(), v.isoDate())

/** A gift card that the person gave. */
export const givenCardSchema = v.object({
  /** The id of the gift. */
  id,
  recipient_name: shortText,
  /** Enough of the address to tell it from another. */
  email_hint: shortText,
  /** The words that go with it. */
  message: v.optional(longText),
  value: wireAmountSchema,
  state: knownWord(['waiting', 'sent', 'failed', 'claimed', 'ended']),
  /** When its mail leaves, or left. */
  sends_at: v.nullable(instantSchema),
  claimed_at: v.nullable(instantSchema),
  /** The end of the card. */
  expired_at: instantSchema,
  can: v.object({ resend: v.boolean(), take_back: v.boolean() }),
  /** The way to get its money back; missing where there is none. */
  refundable: v.optional(refundableSchema),
})
/** A gift card that the person gave. */
export type GivenCard = v.InferOutput<typeof givenCardSchema>
