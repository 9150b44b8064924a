import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { SocialProvider } from '../ports/social-login.ts'

const TIMEOUT_S = 5
/**
 * How long the service's configuration is used before it is read again, since its keys and addresses may
 * change.
 */
const FRESH_MS = 60 * 60 * 1000

interface Options {
  clientId: string
  clientSecret: string
  /** The address of the service. Without https it may only be on this machine. */
  issuer: string
}

/** Google's OpenID Connect. The library checks issuer, audience, signature, state, nonce and PKCE. */
export function googleLogin({ clientId, clientSecret, issuer }: Options): SocialProvider {
  let known: { configuration: Promise<Configuration>; at: number } | undefined

  function configuration(): Promise<Configuration> {
    if (known && Date.now() - known.at < FRESH_MS) return known.configuration
    // The standard allows to trust a token that came from the service itself; its signature is checked all
    // the same.
    const checks = [enableNonRepudiationChecks]
    if (new URL(issuer).hostname === '127.0.0.1') checks.push(allowInsecureRequests)
    const found = discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: checks,
      timeout: TIMEOUT_S,
    })
    known = { configuration: found, at: Date.now() }
    found.catch(() => {
      known = undefined
    })
    return found
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier }) {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },

    async identify({ redirectUri, state, nonce, codeVerifier }, { code, iss }) {
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString()
      const tokens = await authorizationCodeGrant(await configuration(), back, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('There is no id token.')
      return {
        issuer: claims.iss,
        subject: claims.sub,
        name: textOf(claims.name),
        email: textOf(claims.email),
      }
    },
  }
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.slice(0, 200) : ''
}
