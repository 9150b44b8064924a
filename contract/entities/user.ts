import * as v from 'valibot'
import { instantSchema } from '../time.ts'
import { id, shortText } from './limits.ts'

/** Where a message of a kind may reach the person. What is about the account's safety is always sent. */
const notificationChoicesSchema = v.object({
  bookings_push: v.boolean(),
  bookings_email: v.boolean(),
  news_push: v.boolean(),
  news_email: v.boolean(),
})
/** Which messages the person wants, and how. */
export type NotificationChoices = v.InferOutput<typeof notificationChoicesSchema>

/** The person's choices of messages, of which only the changed ones are given. */
export const changedChoicesSchema = v.partial(notificationChoicesSchema)

/** Who has just logged in. The token is told this once and kept nowhere but on the device. */
export const loggedInSchema = v.object({ auth_token: v.string(), id, name: shortText })
/** Who has just logged in. */
export type LoggedIn = v.InferOutput<typeof loggedInSchema>

/** The person's own account, as only they see it. */
export const userSchema = v.object({
  id,
  name: shortText,
  phone: v.nullable(shortText),
  email: v.nullable(shortText),
  /** The link that was mailed to it was followed. */
  email_confirmed: v.boolean(),
  /** An address that takes the place of the one above as soon as its link is followed. */
  pending_email: v.nullable(shortText),
  /** Where the picture is; null: none. */
  avatar: v.nullable(shortText),
  has_password: v.boolean(),
  referral_code: shortText,
  notifications: notificationChoicesSchema,
  /** What the wallet holds, as a decimal amount. */
  wallet_balance: v.number(),
  /** When the account ends, where that was asked for. */
  deletion_at: v.nullable(instantSchema),
})
/** The person's own account, as only they see it. */
export type User = v.InferOutput<typeof userSchema>
