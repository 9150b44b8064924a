import { Refusal } from '#server/refusal.ts'
import type { Deps } from './deps.ts'

/** Refuses requests of programs, where the settings name a captcha. */
export async function refusePrograms(
  { settings, captcha }: Pick<Deps, 'settings' | 'captcha'>,
  token: string | undefined,
): Promise<void> {
  const { googleRecaptchaSiteKey } = await settings.settings()
  if (googleRecaptchaSiteKey === '') return
  if (!token) throw notShown()
  const holds = await captcha.holds(token).catch((cause: unknown) => {
    throw new Refusal('UNAVAILABLE', 'account.captchaSilent', { cause })
  })
  if (!holds) throw notShown()
}

function notShown(): Refusal {
  return new Refusal('VALIDATION', 'account.captcha', {
    details: { fields: { google_recaptcha_token: 'wrong' } },
  })
}
