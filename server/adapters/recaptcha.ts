import * as v from 'valibot'
import type { Captcha } from '../ports/captcha.ts'
import { cappedText } from './capped-text.ts'

const TIMEOUT_MS = 3_000
const LARGEST_ANSWER_BYTES = 10_000

const verdictSchema = v.object({ success: v.boolean(), hostname: v.optional(v.string()) })

interface Options {
  secret: string
  /** The host on which people solve it. A token of another host is refused. */
  hostname: string
  url?: string
  timeoutMs?: number
}

/** Google's reCAPTCHA, asked with a short timeout, a bound on its answer, and no redirects. */
export function recaptcha({
  secret,
  hostname,
  url = 'https://www.google.com/recaptcha/api/siteverify',
  timeoutMs = TIMEOUT_MS,
}: Options): Captcha {
  return {
    async holds(token) {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`The captcha service answered ${answer.status}.`)
      }
      const verdict = v.parse(
        verdictSchema,
        JSON.parse(await cappedText(answer.body ?? [], LARGEST_ANSWER_BYTES)),
      )
      return verdict.success && verdict.hostname === hostname
    },
  }
}
