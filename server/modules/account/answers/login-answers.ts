import type { RawReplyOf } from '#contract/call.ts'
import type { LoginRefusal, loginWithOtp } from '#contract/calls/account.ts'
import type { LoggedIn } from '#contract/entities/user.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'
import { Refusal } from '#server/refusal.ts'

export type LoginReply = RawReplyOf<typeof loginWithOtp>

const nothingYet = {
  data: null,
  email_phone_already_used: false,
  otp: false,
  valid_otp: false,
  new_user: false,
  proceed_login: false,
  enter_phone_after_social_login: false,
} satisfies LoginReply

/** The answer to a login that is not complete yet: only the flags that are set are named. */
export function continueLogin(flags: Partial<LoginReply>): LoginReply {
  return { ...nothingYet, ...flags }
}

/** The answer to a login that is complete. */
export function loggedIn(data: LoggedIn, flags: Partial<LoginReply> = {}): LoginReply {
  return continueLogin({ ...flags, data, proceed_login: true })
}

/** Refuses a code that is wrong, too old, used, or tried too often, without saying which. */
export function wrongCode(): Refusal {
  return refusal('VALIDATION', 'invalidOtpMsg', { ...nothingYet, data: 'DONOTMATCH' }, { otp: 'wrong' })
}

export function wrongPassword(text: AnyTextKey = 'emailPassDonotMatch'): Refusal {
  const said = { ...nothingYet, data: 'DONOTMATCH' } as const
  return refusal('VALIDATION', text, said, { password: 'wrong' })
}

/**
 * Refuses an address or number of another account. Only a person who has proven that it is theirs is told so.
 */
export function alreadyUsed(): Refusal {
  const said = { ...nothingYet, valid_otp: true, email_phone_already_used: true }
  return refusal('UNAVAILABLE', 'emailPhoneAlreadyRegistered', said)
}

function refusal(
  code: ErrorCode,
  text: AnyTextKey,
  said: LoginRefusal,
  fields?: Record<string, string>,
): Refusal {
  return new Refusal(code, text, { details: { ...said, ...(fields ? { fields } : {}) } })
}
