import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { SocialProvider } from '../ports/social-login.ts'
import { cappedText } from './capped-text.ts'

const ISSUER = 'https://www.facebook.com'
const VERSION = 'v23.0'
const TIMEOUT_MS = 5_000
const LARGEST_ANSWER_BYTES = 100_000

const tokenSchema = v.object({ access_token: v.string() })
const personSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d+$/)),
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
})

interface Options {
  clientId: string
  clientSecret: string
  /** The addresses of Facebook's pages and services, which tests replace. */
  pagesUrl?: string
  servicesUrl?: string
  timeoutMs?: number
}

/**
 * Logs people in by Facebook's own OAuth, which answers who somebody is by its Graph API and not by a signed
 * token.
 */
export function facebookLogin({
  clientId,
  clientSecret,
  pagesUrl = ISSUER,
  servicesUrl = 'https://graph.facebook.com',
  timeoutMs = TIMEOUT_MS,
}: Options): SocialProvider {
  async function ask<T>(schema: v.GenericSchema<unknown, T>, path: string, fields: Record<string, string>) {
    // Secrets and tokens go in the body, so that no log has them.
    const answer = await fetch(new URL(`/${VERSION}${path}`, servicesUrl), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await cappedText(answer.body ?? [], LARGEST_ANSWER_BYTES)
    if (!answer.ok) throw new Error(`Facebook answered ${answer.status}.`)
    return v.parse(schema, JSON.parse(text))
  }

  return {
    async authorizationUrl({ redirectUri, state, codeVerifier }) {
      const url = new URL(`/${VERSION}/dialog/oauth`, pagesUrl)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: 'public_profile,email',
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },

    async identify({ redirectUri, codeVerifier }, { code }) {
      const { access_token } = await ask(tokenSchema, '/oauth/access_token', {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
      })
      const { id, name, email } = await ask(personSchema, '/me', {
        method: 'get',
        fields: 'id,name,email',
        access_token,
        // Proves that the token is used by the app it was given to.
        appsecret_proof: createHmac('sha256', clientSecret).update(access_token).digest('hex'),
      })
      return { issuer: ISSUER, subject: id, name, email }
    },
  }
}
