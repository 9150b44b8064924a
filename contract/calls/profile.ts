import * as v from 'valibot'
import { call } from '../call.ts'
import { count, shortText } from '../entities/limits.ts'
import { changedChoicesSchema, userSchema } from '../entities/user.ts'
import { walletTransactionSchema } from '../entities/wallet-transaction.ts'
import { codeSchema, emailSchema, nameSchema, passwordSchema } from '../person.ts'
import { phoneSchema } from '../phone.ts'

const auth = 'required'
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const data = userSchema

/** A picture as a data address: JPEG, PNG, WebP or AVIF, made small on the device first. */
const picture = v.pipe(
  v.string(),
  v.maxLength(200_000),
  v.regex(/^data:image\/(?:jpeg|png|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/),
)

/** The person's own account, as it is now. */
export const updateUserInfo = call('update-user-info', { request: {}, reply: { data }, auth })

/**
 * Changes the given fields and leaves the rest. A new e-mail stays `pending_email` until the link mailed to it is
 * followed; no link goes to an address that is taken. `avatar: null` takes the picture away.
 */
export const updateProfile = call('update-profile', {
  request: {
    name: v.optional(nameSchema),
    email: v.optional(emailSchema),
    avatar: v.optional(v.nullable(picture)),
    notifications: v.optional(changedChoicesSchema),
  },
  reply: { data },
  auth,
  queued: true,
})

/** Confirms an e-mail address by the secret in its link, `/profile/confirm-email#{secret}`. NOT_FOUND: used or too old. */
export const confirmEmail = call('confirm-email', {
  request: { confirm_token: secret },
  reply: { email: shortText },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/** Sends a code to a number that is to become the account's. */
export const sendPhoneCode = call('send-phone-code', {
  request: { phone: phoneSchema },
  reply: { otp: v.boolean(), resend_after_seconds: count, expires_in_seconds: count },
  auth,
  errors: ['UNAVAILABLE'],
})

/**
 * Makes the number the account's. The old number is told, and the account is logged out everywhere else. Refusals are
 * those of a login: `valid_otp: false`, or `email_phone_already_used: true`.
 */
export const changePhone = call('change-phone', {
  request: { phone: phoneSchema, otp: codeSchema },
  reply: { data },
  auth,
  errors: ['UNAVAILABLE'],
})

/** Changes the password; everywhere else the account is logged out. An account without one gets its first by `forgot-password`. */
export const changePassword = call('change-password', {
  request: { current_password: v.pipe(v.string(), v.maxLength(1_024)), password: passwordSchema },
  reply: {},
  auth,
})

/** Logs the account out everywhere but here. */
export const endOtherSessions = call('end-other-sessions', { request: {}, reply: {}, auth })

/** Everything the marketplace keeps about the person, to be saved as a JSON file. */
export const downloadMyData = call('download-my-data', {
  request: {},
  reply: { file_name: shortText, data: v.record(v.string(), v.unknown()) },
  auth,
})

/** Asks for the account's end, which comes at `deletion_at` of the reply. Asking twice does not postpone it. */
export const deleteAccount = call('delete-account', { request: {}, reply: { data }, auth })

/** Takes the request for the account's end back, as long as the account is there. */
export const keepAccount = call('keep-account', { request: {}, reply: { data }, auth })

/**
 * The wallet's transactions, the newest first: all of them, or only what went in or out, what the person put in and
 * had paid out, or what was given to them. `amount` is in minor units.
 */
export const getWalletTransactions = call('get-wallet-transactions', {
  request: {
    filter: v.optional(v.picklist(['all', 'in', 'out', 'own', 'given']), 'all'),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  },
  reply: {
    wallet_balance: v.number(),
    transactions: v.array(walletTransactionSchema),
    next_cursor: v.optional(shortText),
  },
  auth,
})

/** A device's push token, stored with this session and ending with it; a new one replaces it, null removes it. */
const pushToken = {
  request: {
    push_token: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(4_096))),
    device_type: v.fallback(v.picklist(['web', 'android', 'ios']), 'web'),
  },
  reply: {},
  auth,
} as const

/**
 * Saves a device's push token: for web push the browser's subscription as JSON, for the app's wrappers the token they
 * were given.
 */
export const saveNotificationToken = call('save-notification-token', pushToken)

/** Saves a push token of a device that is reached through OneSignal. */
export const saveOnesignalToken = call('save-onesignal-token', pushToken)
