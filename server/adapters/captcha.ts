import type { Config } from '../config.ts'
import type { Captcha } from '../ports/captcha.ts'
import { recaptcha } from './recaptcha.ts'

/** The configured captcha. Where its secret is missing, tokens cannot be checked and all are refused. */
export function captchaFor({ recaptchaSecret: secret, publicOrigin }: Config): Captcha {
  if (secret) return recaptcha({ secret, hostname: new URL(publicOrigin).hostname })
  return { holds: () => Promise.reject(new Error('RECAPTCHA_SECRET is not set.')) }
}
