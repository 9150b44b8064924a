import type { Call } from '#contract/call.ts'
import type * as account from '#contract/calls/account.ts'
import type { Implementations } from '#server/http/context.ts'
import { Refusal } from '#server/refusal.ts'
import { refusePrograms } from './captcha-guard.ts'
import type { AccountService } from './service.ts'

type Calls = Extract<(typeof account)[keyof typeof account], Call>

export function loginCalls({ deps, parts }: AccountService): Implementations<Calls> {
  const { codes, byPhone, byPassword, registration, forgotten, social, socialJoin } = parts
  return {
    'generate-login-otp': async ({ phone, google_recaptcha_token }, visitor) => {
      await refusePrograms(deps, google_recaptcha_token)
      return codes.send({ purpose: 'login', phone }, visitor)
    },
    'login-with-otp': (asked, visitor) => byPhone.login(asked, visitor),
    login: async (asked, visitor) => {
      const { email, password, accessToken } = asked
      // A person with a ticket has logged in to the other service, and passed the captcha when they asked for
      // a code.
      if (accessToken !== undefined) return socialJoin.join({ ...asked, accessToken }, visitor)
      await refusePrograms(deps, asked.google_recaptcha_token)
      if (email === undefined || password === undefined) throw missing({ email, password })
      return byPassword.login(email, password, visitor)
    },
    register: async (asked, visitor) => {
      // A person with a code has passed the captcha when they asked for it.
      if (asked.otp === undefined) await refusePrograms(deps, asked.google_recaptcha_token)
      return registration.register(asked, visitor)
    },
    'send-otp': async ({ phone, accessToken, google_recaptcha_token }, visitor) => {
      await refusePrograms(deps, google_recaptcha_token)
      // The ticket is checked first, so that a login that can no longer succeed costs no code.
      if (accessToken !== undefined) await social.ticket(accessToken)
      return codes.send({ purpose: 'register', phone }, visitor)
    },
    'verify-otp': async ({ phone, otp }, { address }) => ({
      valid_otp: (await codes.prove({ purpose: 'register', phone }, otp, address)) !== undefined,
    }),
    'forgot-password': async ({ email, google_recaptcha_token }, visitor) => {
      await refusePrograms(deps, google_recaptcha_token)
      await forgotten.ask(email, visitor)
      return {}
    },
    'reset-password': ({ reset_token, password }, visitor) => forgotten.reset(reset_token, password, visitor),
    'begin-social-login': ({ provider }, visitor) => social.begin(provider, visitor),
    'finish-social-login': (asked, visitor) => social.finish(asked, visitor),
  }
}

function missing(given: Record<string, string | undefined>): Refusal {
  const absent = Object.entries(given).filter(([, value]) => value === undefined)
  const fields = Object.fromEntries(absent.map(([name]) => [name, 'missing']))
  return new Refusal('VALIDATION', 'error.validation', { details: { fields } })
}
