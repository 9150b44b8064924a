import { createSign, generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { serviceElsewhere } from '#tests/support/service-elsewhere.ts'
import { googleLogin } from './google-login.ts'

// What a careless or hostile service may answer. The tests of the whole login have a correct one.
const service = serviceElsewhere()
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
const departure = {
  redirectUri: 'https://quayside.example/login/social/google',
  state: 'a state',
  nonce: 'a nonce',
  codeVerifier: 'v'.repeat(43),
}

interface Forged {
  header?: object
  claims?: object
  key?: typeof keys.privateKey
  signature?: string
}

const part = (it: object) => Buffer.from(JSON.stringify(it)).toString('base64url')

function idToken({ header = {}, claims = {}, key = keys.privateKey, signature }: Forged): string {
  const now = Math.floor(Date.now() / 1000)
  const said = {
    ...{ iss: service.url, aud: 'quayside', sub: 'somebody', nonce: 'a nonce', iat: now, exp: now + 60 },
    ...claims,
  }
  const text = `${part({ alg: 'RS256', kid: 'k', ...header })}.${part(said)}`
  return `${text}.${signature ?? createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

let forged: Forged = {}

beforeEach(() => {
  forged = {}
  service.answer = (response, { url }) => {
    response.setHeader('content-type', 'application/json')
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: service.url,
        authorization_endpoint: `${service.url}/auth`,
        token_endpoint: `${service.url}/token`,
        jwks_uri: `${service.url}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/jwks': {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
      },
      '/token': { access_token: 'x', token_type: 'Bearer', id_token: idToken(forged) },
    }
    response.end(JSON.stringify(answers[url.pathname] ?? {}))
  }
})

const identify = () =>
  googleLogin({ clientId: 'quayside', clientSecret: 'a secret', issuer: service.url }).identify(departure, {
    code: 'a code',
  })

test('a token that holds says who it is', async () => {
  forged = { claims: { name: 'Amira', email: 'a@example.com' } }
  expect(await identify()).toEqual({
    ...{ issuer: service.url, subject: 'somebody', name: 'Amira', email: 'a@example.com' },
  })
})

describe('a token is not believed', () => {
  const past = Math.floor(Date.now() / 1000) - 3_600
  test.each<[string, Forged]>([
    ['that is unsigned', { header: { alg: 'none' }, signature: '' }],
    ['that another has signed', { key: others.privateKey }],
    ['whose signature is cut off', { signature: '' }],
    ['that is for another', { claims: { aud: 'another app' } }],
    ['that is by another', { claims: { iss: 'https://evil.example' } }],
    ['that belongs to another login', { claims: { nonce: 'another nonce' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that is too old', { claims: { iat: past, exp: past + 60 } }],
    ['without a subject', { claims: { sub: undefined } }],
  ])('%s', async (_, it) => {
    forged = it
    await expect(identify()).rejects.toThrow()
  })
})

test('a service that calls itself another is not asked', async () => {
  const honest = service.answer
  service.answer = (response, asked) =>
    asked.url.pathname.endsWith('configuration')
      ? response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ issuer: 'https://evil.example', token_endpoint: 'http://169.254.169.254/' }))
      : honest(response, asked)
  await expect(identify()).rejects.toThrow()
})
