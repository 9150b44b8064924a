import * as v from 'valibot'
import { instantSchema } from '../time.ts'
import { id, shortText } from './limits.ts'

/** The channels on which messages may reach the person. A message about the account's safety is always sent. */
const notificationChoicesSchema = v.object({
  bookings_push: v.boolean(),
  bookings_email: v.boolean(),
  news_push: v.boolean(),
  news_email: v.boolean(),
})
/** The channels on which messages may reach the person. */
export type NotificationChoices = v.InferOutput<typeof notificationChoicesSchema>

/** The person's choices of messages, of which only the changed ones are given. */
export const changedChoicesSchema = v.partial(notificationChoicesSchema)

/** A person who has just logged in. The token is said this once, and stored on the device alone. */
export const loggedInSchema = v.object({ auth_token: v.string(), id, name: shortText })
/** A person who has just logged in. */
export type LoggedIn = v.InferOutput<typeof loggedInSchema>

/** The person's own account, as only they see it. */
export const userSchema = v.object({
  id,
  name: shortText,
  phone: v.nullable(shortText),
  email: v.nullable(shortText),
  /** Whether the link that was mailed to the address was followed. */
  email_confirmed: v.boolean(),
  /** An address that takes the place of the one above as soon as its link is followed. */
  pending_email: v.nullable(shortText),
  /** The address of the picture; null: none. */
  avatar: v.nullable(shortText),
  has_password: v.boolean(),
  referral_code: shortText,
  notifications: notificationChoicesSchema,
  /** The balance of the wallet, as a decimal amount. */
  wallet_balance: v.number(),
  /** The end of the account, where that was asked for. */
  deletion_at: v.nullable(instantSchema),
})
/** The person's own account, as only they see it. */
export type User = v.InferOutput<typeof userSchema>
