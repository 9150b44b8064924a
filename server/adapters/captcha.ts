import type { Config } from '../config.ts'
import type { Captcha } from '../ports/captcha.ts'
import { recaptcha } from './recaptcha.ts'

/** The configured captcha. A site key without its secret cannot be checked, so then nothing passes. */
export function captchaFor({ recaptchaSecret: secret, publicOrigin }: Config): Captcha {
  if (secret) return recaptcha({ secret, hostname: new URL(publicOrigin).hostname })
  return { holds: () => Promise.reject(new Error('RECAPTCHA_SECRET is not set.')) }
}
