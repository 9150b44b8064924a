import type { Config } from '../config.ts'
import type { SocialProviders } from '../ports/social-login.ts'
import { facebookLogin } from './facebook-login.ts'
import { googleLogin } from './google-login.ts'

/** The services that people may log in with, as far as their secrets are configured. */
export function socialLogins({
  googleClientSecret,
  googleIssuer,
  facebookAppSecret,
}: Config): SocialProviders {
  const google = new Map<string, ReturnType<typeof googleLogin>>()
  return {
    google(clientId) {
      if (!googleClientSecret) return undefined
      // One for each id, since it remembers what it found out about the service.
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
