import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { serviceElsewhere } from '#tests/support/service-elsewhere.ts'
import { facebookLogin } from './facebook-login.ts'

const service = serviceElsewhere()
const departure = {
  redirectUri: 'https://quayside.example/login/social/facebook',
  state: 'a state',
  nonce: 'a nonce',
  codeVerifier: 'a verifier',
}
const person = { id: '1029384756', name: 'Amira F.', email: 'amira@example.com' }

const login = () =>
  facebookLogin({
    ...{ clientId: 'an app', clientSecret: 'its secret', timeoutMs: 300 },
    ...{ pagesUrl: service.url, servicesUrl: service.url },
  })

beforeEach(() => {
  service.answer = (response, { url }) =>
    response.end(JSON.stringify(url.pathname.endsWith('/me') ? person : { access_token: 'a token' }))
})

test('people are sent there with a state and a challenge', async () => {
  const url = new URL(await login().authorizationUrl(departure))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ client_id: 'an app', redirect_uri: departure.redirectUri, state: 'a state', response_type: 'code' },
    ...{ code_challenge: expect.stringMatching(/^[\w-]{43}$/), code_challenge_method: 'S256' },
  })
})

test('a code leads to who they are, with no secret in an address', async () => {
  expect(await login().identify(departure, { code: 'a code' })).toEqual({
    ...{ issuer: 'https://www.facebook.com', subject: person.id, name: person.name, email: person.email },
  })
  const [token, me] = service.asked
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
    ...{ client_id: 'an app', client_secret: 'its secret', redirect_uri: departure.redirectUri },
    ...{ code: 'a code', code_verifier: 'a verifier' },
  })
  const proof = createHmac('sha256', 'its secret').update('a token').digest('hex')
  expect(new URLSearchParams(me?.body).get('appsecret_proof')).toBe(proof)
  for (const { url } of service.asked) expect(url.search).toBe('')
})

test('somebody without an e-mail address is somebody too', async () => {
  service.answer = (response, { url }) =>
    response.end(JSON.stringify(url.pathname.endsWith('/me') ? { id: '7' } : { access_token: 'a token' }))
  expect(await login().identify(departure, { code: 'x' })).toMatchObject({
    subject: '7',
    name: '',
    email: '',
  })
})

test.each<[string, number, string, Record<string, string>]>([
  ['a refusal', 400, '{"error": {}}', {}],
  ['another page', 200, '<html>', {}],
  ['a way elsewhere', 302, '', { location: 'http://169.254.169.254/' }],
  ['no id', 200, '{"access_token": "x", "id": "../admin"}', {}],
  ['no end', 200, `{"access_token": "${'x'.repeat(200_000)}"}`, {}],
])('%s is no answer', async (_, status, body, headers) => {
  service.answer = (response) => response.writeHead(status, headers).end(body)
  await expect(login().identify(departure, { code: 'x' })).rejects.toThrow()
})

test('silence is given up', async () => {
  service.answer = () => {}
  await expect(login().identify(departure, { code: 'x' })).rejects.toThrow('timeout')
})
