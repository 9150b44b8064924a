import Fastify from 'fastify'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'
import { loggerOptions } from './logging.ts'

function logged(...args: [object, string]): string {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  Fastify({ logger: { ...loggerOptions('info'), stream } }).log.info(...args)
  return lines.join('')
}

describe('the value of', () => {
  test.each([
    'token',
    'auth_token',
    'accessToken',
    'push_token',
    'reset_token',
    'otp',
    'password',
    'pin',
    'gift_card_code',
    'gift_card_pin',
    'idempotency_key',
    'google_recaptcha_token',
    'authorization',
    'cookie',
  ])('%s is struck out, three levels deep', (name) => {
    const inner = { [name]: 'hush', kept: 'plain' }
    const line = logged({ ...inner, a: { ...inner, b: { ...inner, c: inner } } }, 'said')
    expect(line).not.toContain('hush')
    expect(line.match(/\[redacted\]/g)).toHaveLength(4)
    expect(line.match(/plain/g)).toHaveLength(4)
  })

  test('a row that a database error quotes is struck out', () => {
    const detail = 'Failing row contains (1, hush).'
    const err = Object.assign(new Error('broken rule'), { detail, where: 'hush', internalQuery: 'hush' })
    const line = logged({ err }, 'failed')
    expect(line).not.toContain('hush')
    expect(line).toContain('broken rule')
  })
})

describe('a request', () => {
  const lines: string[] = []
  const failing = probe(
    call('failing', { request: { otp: v.string(), token: v.string() }, reply: {}, auth: 'required' }),
    async (request, { log }) => {
      log.info({ request, headers: { authorization: request.token } }, 'looking at it')
      throw Object.assign(new Error('it broke'), { request })
    },
  )
  const server = testApp({
    probes: [failing],
    env: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  })

  test('shows its path, and neither its query, its headers nor its body', async () => {
    const { token } = await server.logIn()
    const secrets = {
      otp: 'hush-otp',
      password: 'hush-password',
      gift_card_pin: 'hush-pin',
      note: 'hush-note',
    }
    const headers = { authorization: `Bearer ${token}`, cookie: `token=${token}`, 'x-odd': 'hush-header' }
    for (const name of ['failing', 'get-settings', 'logout', 'nowhere', 'get-sessions']) {
      await server.call(`${name}?token=${token}&code=hush-query`, { token, ...secrets }, headers)
    }
    await server.app.inject({ url: `/nowhere?token=${token}`, headers })
    await server.app.inject({ url: `/%zz?token=${token}`, headers })
    await server.app.inject({
      method: 'POST',
      url: '/public/api/logout',
      headers,
      payload: `{"token": "${token}`,
    })
    const log = lines.join('')
    for (const path of [
      '/public/api/failing',
      '/public/api/nowhere',
      '/nowhere',
      'it broke',
      'looking at it',
    ]) {
      expect(log).toContain(path)
    }
    for (const secret of [token, 'hush']) expect(log).not.toContain(secret)
  })

  test('is found in the log by the id its answer carries', async () => {
    const { token } = await server.logIn()
    const { headers } = await server.call('failing', { token, otp: '1' })
    const found = lines.map((it) => JSON.parse(it)).filter((it) => it.reqId === headers['x-request-id'])
    expect(found.map((it) => it.msg)).toEqual(
      expect.arrayContaining(['incoming request', 'failed', 'request completed']),
    )
  })

  test('to health is quiet', async () => {
    const before = lines.length
    await server.app.inject({ url: '/healthz' })
    await server.app.inject({ url: '/readyz' })
    expect(lines.slice(before)).toEqual([])
  })
})
