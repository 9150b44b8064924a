import type { AllSettings } from '#contract/all-settings.ts'
import type { Config } from './config.ts'

type Read = Pick<
  AllSettings,
  | 'googleRecaptchaSiteKey'
  | 'enableGoogleLogin'
  | 'enableFacebookLogin'
  | 'phoneCountries'
  | 'defaultPhoneCountryCode'
>
type Secrets = Pick<Config, 'recaptchaSecret' | 'googleClientSecret' | 'facebookAppSecret'>

/**
 * Settings that keep people from getting in, each in a sentence that names it. They can be changed while the
 * server runs, so they stop no start.
 */
export function shutOutBy(settings: Read, secrets: Secrets): string[] {
  const { phoneCountries, defaultPhoneCountryCode: country } = settings
  const wrong: [boolean, string][] = [
    [
      settings.googleRecaptchaSiteKey !== '' && !secrets.recaptchaSecret,
      'googleRecaptchaSiteKey is set and RECAPTCHA_SECRET is not: nobody can log in or register.',
    ],
    [
      settings.enableGoogleLogin && !secrets.googleClientSecret,
      'enableGoogleLogin is true and GOOGLE_CLIENT_SECRET is not set: logging in with Google fails.',
    ],
    [
      settings.enableFacebookLogin && !secrets.facebookAppSecret,
      'enableFacebookLogin is true and FACEBOOK_APP_SECRET is not set: logging in with Facebook fails.',
    ],
    [
      phoneCountries !== '' && !phoneCountries.split(',').includes(country),
      `phoneCountries leaves out ${country}, which is defaultPhoneCountryCode: the numbers the form offers are refused.`,
    ],
  ]
  return wrong.flatMap(([is, sentence]) => (is ? [sentence] : []))
}
