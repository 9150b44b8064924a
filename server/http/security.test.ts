import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls/registry.ts'
import { testApp } from '#tests/support/app.ts'

const server = testApp()
const guarded = testApp({ env: { RECAPTCHA_SECRET: 'secret' } })
const secure = testApp({ env: { PUBLIC_ORIGIN: 'https://book.example' } })

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

test('the captcha may run where there is one, and nothing else of elsewhere', async () => {
  const { headers } = await guarded.app.inject({ url: '/healthz' })
  const policy = headers['content-security-policy']?.toString().split(';')
  const captcha = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
  expect(policy).toContain(`script-src 'self' ${captcha}`)
  expect(policy).toContain(`frame-src ${captcha}`)
  expect(policy).toContain("default-src 'self'")
})

describe('every answer', () => {
  test.each(['/healthz', '/version.json', '/dev/outbox', '/nowhere', '/public/api/get-settings'])(
    '(%s) carries the policy, exactly',
    async (url) => {
      const { headers } = await server.app.inject({ url })
      expect(headers['content-security-policy']?.toString().split(';').sort()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data: blob: https:",
        "manifest-src 'self'",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "worker-src 'self'",
      ])
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-dns-prefetch-control': 'off',
        'permissions-policy': expect.stringMatching(/^geolocation=\(self\), .*camera=\(\).*microphone=\(\)/),
      })
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('server')
    },
  )

  test('promises encryption only where there is some', async () => {
    const plain = await server.app.inject({ url: '/healthz' })
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    const { headers } = await secure.app.inject({ url: '/healthz' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  test.each(['POST', 'OPTIONS'] as const)(
    'to another site (%s) gives it no leave to read',
    async (method) => {
      const asking = {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }
      for (const { name } of calls) {
        const url = `/public/api/${name}`
        const { headers } = await server.app.inject({ method, url, headers: { ...foreign, ...asking } })
        expect(Object.keys(headers).filter((it) => it.startsWith('access-control-'))).toEqual([])
      }
    },
  )

  test('is the same whatever host a proxy or client claims', async () => {
    const claims = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    for (const url of ['/healthz', '/version.json', '/dev/outbox', '/nowhere']) {
      const { headers, body } = await server.app.inject({ url, headers: claims })
      expect(JSON.stringify(headers) + body).not.toContain('evil.example')
      expect(headers).not.toHaveProperty('strict-transport-security')
      expect(headers).not.toHaveProperty('location')
    }
  })
})

test('what a foreign page can send without asking first is refused', async () => {
  const { token } = await server.logIn()
  const payload = JSON.stringify({ token })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const headers = { ...foreign, 'content-type': type }
    const answer = await server.app.inject({ method: 'POST', url: '/public/api/logout', headers, payload })
    expect(answer.statusCode).toBe(400)
  }
  expect((await server.call('get-sessions', { token })).status).toBe(200)
})

describe('what a call answers', () => {
  test.each(calls.map((it) => it.name))('(%s) nobody keeps, refusal or not', async (name) => {
    const { token } = await server.logIn()
    for (const body of [{}, { token }, { token, id: 1, session_id: 1 }]) {
      expect((await server.call(name, body)).headers['cache-control']).toBe('no-store')
    }
  })

  test('is compressed where it is long and the client can read it', async () => {
    const get = (encoding: string) =>
      server.app.inject({
        method: 'POST',
        url: '/public/api/get-country-codes',
        headers: { 'accept-encoding': encoding },
        payload: {},
      })
    const plain = await get('identity')
    for (const encoding of ['br', 'gzip']) {
      const { headers, rawPayload } = await get(`deflate, ${encoding}`)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    }
    expect(plain.headers).not.toHaveProperty('content-encoding')
  })
})

describe('production', () => {
  const production = testApp({
    env: {
      APP_MODE: 'production',
      PUBLIC_ORIGIN: 'https://book.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'bookings@book.example',
      SMS_WEBHOOK_URL: 'https://sms.example',
    },
  })

  test('has no outbox page', async () => {
    const accept = { accept: 'text/html' }
    expect((await production.app.inject({ url: '/dev/outbox', headers: accept })).statusCode).toBe(404)
    expect((await server.app.inject({ url: '/dev/outbox', headers: accept })).statusCode).toBe(200)
  })
})
