import type { Config } from '../config.ts'
import type { SocialProviders } from '../ports/social-login.ts'
import { facebookLogin } from './facebook-login.ts'
import { googleLogin } from './google-login.ts'

/** The services that people can log in with, those whose secrets are configured. */
export function socialLogins({
  googleClientSecret,
  googleIssuer,
  facebookAppSecret,
}: Config): SocialProviders {
  const google = new Map<string, ReturnType<typeof googleLogin>>()
  return {
    google(clientId) {
      if (!googleClientSecret) return undefined
      // One instance for each id, because it caches the service's configuration.
      const made =
        google.get(clientId) ??
        googleLogin({ clientId, clientSecret: googleClientSecret, issuer: googleIssuer })
      google.set(clientId, made)
      return made
    },
    facebook: (clientId) =>
      facebookAppSecret ? facebookLogin({ clientId, clientSecret: facebookAppSecret }) : undefined,
  }
}
