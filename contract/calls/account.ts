import * as v from 'valibot'
import { call } from '../call.ts'
import { count, shortText } from '../entities/limits.ts'
import { loggedInSchema } from '../entities/user.ts'
import { codeSchema, emailSchema, nameSchema, passwordSchema, referralCodeSchema } from '../person.ts'
import { phoneSchema } from '../phone.ts'

/** The form of a secret that travels in a link, or for one login. */
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
/** The captcha's token; needed where the settings name a captcha. */
const captcha = { google_recaptcha_token: v.optional(v.pipe(v.string(), v.maxLength(4_000))) }
/** The code of the referrer; a code that is nobody's changes nothing. */
const referral = { referral_code: v.optional(referralCodeSchema) }
/** The other services that one may log in with. */
const provider = v.picklist(['google', 'facebook'])
/** A service that one may log in with, other than ours. */
export type SocialProvider = v.InferOutput<typeof provider>

/** The flags for programs, in replies and refusals of a login. */
const flags = {
  email_phone_already_used: v.boolean(),
  /** A code was sent. */
  otp: v.boolean(),
  valid_otp: v.boolean(),
  /** The number is proven and unknown: the same call once more with a name opens the account. */
  new_user: v.boolean(),
  /** The person is logged in, and `data` says as whom. */
  proceed_login: v.boolean(),
  /** The person is not known here yet: a number and its code are needed, with the same `accessToken`. */
  enter_phone_after_social_login: v.boolean(),
}

const loginReply = {
  data: v.nullable(loggedInSchema),
  ...flags,
  /** The name and address that the other service knows, to fill in a form with. */
  known_as: v.optional(v.object({ name: shortText, email: shortText })),
}

/**
 * The fields of a refused login beside `message` and `code`: `valid_otp: false` and `data: 'DONOTMATCH'` for a wrong
 * code, that `data` too for a wrong e-mail or password, `email_phone_already_used: true` for a taken address or
 * number.
 */
export type LoginRefusal = Partial<Record<keyof typeof flags, boolean>> & { data: 'DONOTMATCH' | null }

/** The reply when a code is on its way; the same for every number, known or not. */
const codeSent = {
  otp: v.boolean(),
  /** The seconds after which another code may be asked for. */
  resend_after_seconds: count,
  /** The seconds for which the code is valid. */
  expires_in_seconds: count,
}

/** Sends a code to log in with. TOO_MANY says when to ask again; UNAVAILABLE: the message did not leave. */
export const generateLoginOtp = call('generate-login-otp', {
  request: { phone: phoneSchema, ...captcha },
  reply: codeSent,
  errors: ['UNAVAILABLE'],
})

/**
 * Logs in with a code. For an unknown number a right code without a name answers `new_user: true,
 * proceed_login: false` and stays good for the call that brings the name.
 */
export const loginWithOtp = call('login-with-otp', {
  request: {
    phone: phoneSchema,
    otp: codeSchema,
    name: v.optional(nameSchema),
    email: v.optional(emailSchema),
    ...referral,
  },
  reply: loginReply,
  errors: ['UNAVAILABLE', 'USER_INACTIVE'],
})

/** Logs in with e-mail and password; or, with `accessToken`, ends a login begun elsewhere by a proven number. */
export const login = call('login', {
  request: {
    email: v.optional(emailSchema),
    password: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
    accessToken: v.optional(secret),
    provider: v.optional(provider),
    name: v.optional(nameSchema),
    phone: v.optional(phoneSchema),
    otp: v.optional(codeSchema),
    ...referral,
    ...captcha,
  },
  reply: loginReply,
  errors: ['UNAVAILABLE', 'USER_INACTIVE', 'NOT_FOUND'],
})

/** Opens an account with a password. Where numbers are verified, `otp` is the code of `send-otp`. */
export const register = call('register', {
  request: {
    name: nameSchema,
    email: emailSchema,
    phone: phoneSchema,
    password: passwordSchema,
    otp: v.optional(codeSchema),
    ...referral,
    ...captcha,
  },
  reply: loginReply,
  errors: ['UNAVAILABLE'],
})

/** Sends a code to register with, or to prove the number of a login begun elsewhere (`accessToken`). */
export const sendOtp = call('send-otp', {
  request: { phone: phoneSchema, accessToken: v.optional(secret), ...captcha },
  reply: codeSent,
  errors: ['UNAVAILABLE', 'NOT_FOUND'],
})

/** Checks the code of `send-otp`. A right code stays good for the call it was sent for. */
export const verifyOtp = call('verify-otp', {
  request: { phone: phoneSchema, otp: codeSchema },
  reply: { valid_otp: v.boolean() },
})

/** Mails a link, `/login/email/reset-password#{secret}`, by which a new password is set. The same answer whether the address is known or not. */
export const forgotPassword = call('forgot-password', {
  request: { email: emailSchema, ...captcha },
  reply: {},
})

/** Sets a new password and logs in with it; everywhere else the account is logged out. NOT_FOUND: the link is used or too old. */
export const resetPassword = call('reset-password', {
  request: { reset_token: secret, password: passwordSchema },
  reply: loginReply,
  errors: ['NOT_FOUND', 'USER_INACTIVE'],
})

/** Begins a login with another service: the device keeps `accessToken` and goes to `authorization_url`. */
export const beginSocialLogin = call('begin-social-login', {
  request: { provider },
  reply: { authorization_url: v.pipe(v.string(), v.url()), accessToken: v.string() },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/**
 * Ends a login with another service, by what the service put into the address it led back to,
 * `/login/social/{provider}`. A person who is not known yet is asked for a number (`send-otp`, then `login`, both
 * with this `accessToken`).
 */
export const finishSocialLogin = call('finish-social-login', {
  request: {
    accessToken: secret,
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
    state: secret,
    /** The issuer, where the service names itself. */
    iss: v.optional(v.pipe(v.string(), v.maxLength(500))),
  },
  reply: loginReply,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'USER_INACTIVE'],
})
