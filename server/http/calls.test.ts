import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { calls } from '#contract/calls/registry.ts'
import { slug } from '#contract/entities/limits.ts'
import { buildApp } from '#server/app.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'
import { Refusal } from '../refusal.ts'

const echo = probe(
  call('echo', { request: { text: v.optional(v.string(), 'nothing') }, reply: { heard: v.string() } }),
  async ({ text }) => ({ heard: text }),
)
const fieldsOf = probe(
  call('fields-of', { request: { text: v.string() }, reply: { fields: v.array(v.string()) } }),
  async (request) => ({ fields: Object.keys(request) }),
)
const bySlug = probe(
  call('by-slug/:slug', { request: { slug }, reply: { seen: v.string() } }),
  async (request) => ({ seen: request.slug }),
)
const wayward = probe(
  call('wayward', { request: {}, reply: { total: v.number(), place: v.object({ at: v.string() }) } }),
  async () => JSON.parse('{"total": "12", "place": {}}'),
)
const refusing = probe(call('refusing', { request: {}, reply: {}, errors: ['PRICE_CHANGED'] }), async () => {
  throw new Refusal('PRICE_CHANGED', 'error.taken', { details: { bill: { total: 12 } } })
})
const noticing = probe(
  call('noticing', {
    request: {},
    reply: { device: v.string(), language: v.string(), isGuest: v.boolean() },
  }),
  async (_, { device, language, caller }) => ({ device, language, isGuest: caller === undefined }),
)

const server = testApp({ probes: [echo, fieldsOf, bySlug, wayward, refusing, noticing] })

describe('a call', () => {
  test('answers with success beside its reply, as JSON that nobody keeps', async () => {
    const { status, headers, body } = await server.call('echo', { text: 'hello' })
    expect([status, body]).toEqual([200, { success: true, heard: 'hello' }])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('takes an empty body, with and without a type, for no parameters', async () => {
    const url = '/public/api/echo'
    const bare = await server.app.inject({ method: 'POST', url })
    const typed = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '',
    })
    expect([bare.json(), typed.json()]).toEqual(Array(2).fill({ success: true, heard: 'nothing' }))
  })

  test('ignores fields it does not know', async () => {
    const body = { text: 'hello', total: 1, is_admin: true, token: 'junk', user_id: 7 }
    expect((await server.call('fields-of', body)).body).toEqual({ success: true, fields: ['text'] })
  })

  test('reads its parameter from the path, whatever the body says', async () => {
    const { body } = await server.call('by-slug/old-mill', { slug: 'another' })
    expect(body).toEqual({ success: true, seen: 'old-mill' })
    const bad = await server.call('by-slug/old%20mill')
    expect([bad.status, bad.body.code, bad.body.fields]).toEqual([
      400,
      'VALIDATION',
      { slug: expect.any(String) },
    ])
  })

  test('is told the language, the device and that nobody is logged in', async () => {
    const headers = { 'accept-language': 'es-MX,es;q=0.9', 'user-agent': `Phone ${'x'.repeat(300)}` }
    const { body } = await server.call('noticing', {}, headers)
    expect(body).toEqual({ success: true, isGuest: true, language: 'es', device: `Phone ${'x'.repeat(194)}` })
  })

  test('refuses with its code, its text and further fields', async () => {
    const { status, body, headers } = await server.call('refusing')
    expect(status).toBe(409)
    expect(body).toEqual({
      success: false,
      code: 'PRICE_CHANGED',
      message: 'Somebody else was faster. Choose another one.',
      bill: { total: 12 },
    })
    expect(headers['cache-control']).toBe('no-store')
  })

  test('that breaks its own contract is an error in tests', async () => {
    const { status, body } = await server.call('wayward')
    expect([status, body.code]).toEqual([500, 'INTERNAL'])
  })
})

describe('what is not a call', () => {
  const notFound = { success: false, code: 'NOT_FOUND', message: 'This is not there, or not any more.' }

  test.each(['no-such-call', 'get-settings/extra', 'by-slug', ''])(
    'POST %s is not found, in JSON',
    async (name) => {
      const { status, body } = await server.call(name)
      expect([status, body]).toEqual([404, notFound])
    },
  )

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    '%s on a call is not found',
    async (method) => {
      const headers = { accept: 'text/html' }
      const answer = await server.app.inject({ method, url: '/public/api/get-settings', headers })
      expect(answer.statusCode).toBe(404)
      if (method !== 'HEAD') expect(answer.json()).toEqual(notFound)
    },
  )

  test.each(['%', '%zz', 'by-slug/%c0%af'])(
    'an address that cannot be read (%s) is a bad request',
    async (name) => {
      const { status, body } = await server.call(name)
      expect([status, body.code, body.success]).toEqual([400, 'VALIDATION', false])
    },
  )

  test('a parameter beyond all measure is a bad request', async () => {
    const { status, body } = await server.call(`by-slug/${'a'.repeat(5_000)}`)
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
  })
})

describe('the start is stopped by', () => {
  const startWith = (it: { call: unknown; implementation: unknown }) =>
    buildApp({
      ...{ config: server.config, database: server.database, clock: server.clock, services: server.services },
      ...{ messages: { messages: { send: async () => {} }, listOutbox: async () => [], close: () => {} } },
      client: undefined,
      probes: [it as typeof echo],
    })

  test('a call without an implementation', async () => {
    const missing = { call: call('forgotten', { request: {}, reply: {} }), implementation: undefined }
    await expect(startWith(missing)).rejects.toThrow('The call forgotten has no implementation.')
  })

  test('a call that must happen once and knows nobody to remember it for', async () => {
    const open = call('pay-as-guest', { request: {}, reply: {}, auth: 'optional', idempotent: true })
    await expect(startWith(probe(open, async () => ({})))).rejects.toThrow('pay-as-guest must happen once')
  })
})

test('every call of the contract is there', async () => {
  for (const { name } of calls) {
    expect((await server.call(name)).status, name).not.toBe(404)
  }
})
