import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'

const bySlug = probe(call('by-slug/:slug', { request: { slug: v.string() }, reply: {} }), async () => ({}))

describe('without a token of their own', () => {
  const server = testApp({ probes: [bySlug] })
  const from = (remoteAddress: string, headers = {}) =>
    server.app.inject({ url: '/metrics', remoteAddress, headers })

  test('metrics are for this machine', async () => {
    for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await from(here)).statusCode).toBe(200)
    }
    for (const there of ['192.0.2.1', '2001:db8::1', '127.0.0.1.example']) {
      const answer = await from(there)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('a proxy on this machine is not taken for it', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      expect((await from('127.0.0.1', { [name]: '192.0.2.1' })).statusCode).toBe(404)
    }
  })

  test('requests are counted by their route, not by their address', async () => {
    for (const slug of ['one', 'two', 'three']) await server.call(`by-slug/${slug}`)
    for (const name of ['nowhere', 'elsewhere']) await server.call(name)
    const { body, headers } = await from('127.0.0.1')
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    const count = (labels: string) =>
      body.match(new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm'))?.[1]
    expect(count('method="POST",route="/public/api/by-slug/:slug",status="200"')).toBe('3')
    expect(count('method="POST",route="none",status="404"')).toBe('2')
    expect(/by-slug\/one|nowhere/.test(body)).toBe(false)
  })

  test('the connections of the database and the process are there', async () => {
    const { body } = await from('127.0.0.1')
    for (const state of ['open', 'idle', 'awaited']) {
      expect(body).toMatch(new RegExp(`^database_connections\\{state="${state}"\\} \\d+$`, 'm'))
    }
    expect(body).toContain('process_resident_memory_bytes')
    expect(body).toContain('nodejs_eventloop_lag_seconds')
  })
})

describe('with a token', () => {
  const token = 'a-long-enough-token'
  const server = testApp({ env: { METRICS_TOKEN: token } })
  const withHeader = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization }
    const answer = await server.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers })
    return answer.statusCode
  }

  test('metrics are for who shows it, wherever', async () => {
    expect(await withHeader(`Bearer ${token}`)).toBe(200)
    for (const wrong of [undefined, '', token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, 'Bearer ']) {
      expect(await withHeader(wrong)).toBe(404)
    }
    const local = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(local.statusCode).toBe(404)
  })
})
