import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { call, callPrefix } from '#contract/call.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'
import { defaultLimits, type LimitTable } from './limits.ts'

const reply = { request: {}, reply: {} }
const open = probe(call('open', { ...reply, auth: 'optional' }), async () => ({}))
const rare = probe(call('rare', { ...reply, auth: 'optional' }), async () => ({}))

const scarce = probe(call('scarce', { ...reply, auth: 'optional' }), async () => ({}))

const aDay = 24 * 60 * 60
const limits: LimitTable = {
  address: { max: 20, seconds: aDay },
  call: { max: 6, seconds: aDay },
  calls: { rare: { max: 2, seconds: aDay } },
  guests: { scarce: { max: 1, seconds: aDay } },
}

interface Asked {
  from?: string
  token?: string
  headers?: Record<string, string>
}

async function ask(app: FastifyInstance, name: string, { from = '192.0.2.1', token, headers = {} }: Asked) {
  const url = `${callPrefix}/${name}`
  const payload = token === undefined ? {} : { token }
  return app.inject({ method: 'POST', url, payload, headers, remoteAddress: from })
}

/** Counts how many of some calls pass. */
async function passing(app: FastifyInstance, name: string, times: number, asked: Asked): Promise<number> {
  let passed = 0
  for (let i = 0; i < times; i++) {
    const { statusCode } = await ask(app, name, asked)
    expect([200, 429]).toContain(statusCode)
    if (statusCode === 200) passed++
  }
  return passed
}

let lastAddress = 0
const newAddress = () => `198.51.100.${++lastAddress}`

describe('a limit', () => {
  const server = testApp({ probes: [open, rare, scarce], limits })

  test('of an address counts all its calls together, and no other address', async () => {
    const from = newAddress()
    for (const name of ['open', 'get-settings', 'get-pages', 'get-all-languages']) {
      expect(await passing(server.app, name, 5, { from })).toBe(5)
    }
    expect(await passing(server.app, 'get-country-codes', 2, { from })).toBe(0)
    expect(await passing(server.app, 'get-country-codes', 2, { from: newAddress() })).toBe(2)
  })

  test('of a call counts a guest by the address', async () => {
    expect(await passing(server.app, 'open', 8, { from: newAddress() })).toBe(6)
    expect(await passing(server.app, 'open', 2, { from: newAddress() })).toBe(2)
  })

  test('of a call counts a person wherever they are, and nobody else', async () => {
    const { token } = await server.logIn('Amira')
    const { token: another } = await server.logIn('Bo')
    expect(await passing(server.app, 'open', 4, { from: newAddress(), token })).toBe(4)
    const shared = newAddress()
    expect(await passing(server.app, 'open', 4, { from: shared, token })).toBe(2)
    expect(await passing(server.app, 'open', 4, { from: shared, token: another })).toBe(4)
    expect(await passing(server.app, 'open', 1, { from: shared })).toBe(1)
  })

  test('of one call is its own', async () => {
    const from = newAddress()
    expect(await passing(server.app, 'rare', 4, { from })).toBe(2)
    expect(await passing(server.app, 'open', 4, { from })).toBe(4)
  })

  test('may be narrower for the guests of an address than for who is known', async () => {
    const from = newAddress()
    expect(await passing(server.app, 'scarce', 3, { from })).toBe(1)
    const { token } = await server.logIn('Amira')
    expect(await passing(server.app, 'scarce', 8, { from, token })).toBe(6)
    expect(defaultLimits.guests?.hold).toEqual({ max: 60, seconds: 600 })
  })

  test('that is reached is told in words, with the time to wait', async () => {
    const from = newAddress()
    await passing(server.app, 'rare', 2, { from })
    const answer = await ask(server.app, 'rare', { from })
    expect([answer.statusCode, answer.json()]).toEqual([
      429,
      { success: false, code: 'TOO_MANY', message: 'That was a lot at once. Wait a moment and try again.' },
    ])
    const wait = Number(answer.headers['retry-after'])
    expect(wait).toBeGreaterThan(aDay - 60)
    expect(wait).toBeLessThanOrEqual(aDay)
    const spanish = await ask(server.app, 'rare', { from, headers: { 'accept-language': 'es' } })
    expect(spanish.json().message).not.toBe(answer.json().message)
  })

  test('is not to be dodged by an invented address', async () => {
    const from = newAddress()
    const invented = (n: number) => ({
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    })
    await passing(server.app, 'rare', 2, { from })
    for (const n of [1, 2, 3])
      expect(await passing(server.app, 'rare', 1, { from, headers: invented(n) })).toBe(0)
  })

  test('takes the /64 that one subscriber has for one address', async () => {
    expect(await passing(server.app, 'rare', 2, { from: '2001:db8:1:2::1' })).toBe(2)
    expect(await passing(server.app, 'rare', 1, { from: '2001:db8:1:2:ffff::7' })).toBe(0)
    expect(await passing(server.app, 'rare', 1, { from: '2001:db8:1:3::1' })).toBe(1)
    expect(await passing(server.app, 'rare', 2, { from: '::ffff:198.51.100.200' })).toBe(2)
    expect(await passing(server.app, 'rare', 1, { from: '198.51.100.200' })).toBe(0)
  })

  test('is not spent on health, pages or metrics', async () => {
    for (let i = 0; i < 40; i++) {
      expect((await server.app.inject({ url: '/healthz', remoteAddress: '192.0.2.77' })).statusCode).toBe(200)
    }
  })
})

describe('behind two proxies of ours', () => {
  const server = testApp({ probes: [rare], limits, env: { TRUSTED_PROXIES: '2' } })
  const through = (...hops: string[]) => ({
    from: '10.0.0.1',
    headers: { 'x-forwarded-for': hops.join(', ') },
  })

  test('the address is the one the outer proxy saw, and nothing a client put before it', async () => {
    expect(await passing(server.app, 'rare', 3, through('203.0.113.9', '10.0.0.2'))).toBe(2)
    expect(await passing(server.app, 'rare', 1, through('1.2.3.4', '203.0.113.9', '10.0.0.2'))).toBe(0)
    expect(await passing(server.app, 'rare', 1, through('203.0.113.10', '10.0.0.2'))).toBe(1)
  })
})

describe('a storm of calls', () => {
  const server = testApp({
    probes: [open],
    limits: { ...limits, address: { max: 50, seconds: 1 }, call: { max: 9_999, seconds: 1 } },
  })

  test('is turned away at once, and over when it is over', async () => {
    const from = newAddress()
    const answers = await Promise.all(Array.from({ length: 2_000 }, () => ask(server.app, 'open', { from })))
    const refused = answers.filter((it) => it.statusCode === 429)
    expect(refused.length).toBeGreaterThanOrEqual(1_000)
    expect(answers.filter((it) => ![200, 429].includes(it.statusCode))).toEqual([])
    expect(new Set(refused.map((it) => it.headers['retry-after']))).toEqual(new Set(['1']))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_100 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await passing(server.app, 'open', 1, { from })).toBe(1)
  })
})

describe('files', () => {
  const server = testApp({ limits: { ...limits, files: { max: 6, seconds: aDay } } })
  const paths = ['/avatars/x', '/qr/ABC.svg', '/public/pay/x', '/rentals/x/calendar.ics', '/tiles/1/2/3.png']
  const get = async (url: string, remoteAddress: string) =>
    (await server.app.inject({ url, remoteAddress })).statusCode

  test.each(paths)('such as %s are counted together by address, and the app’s own are free', async (path) => {
    const from = newAddress()
    for (let i = 0; i < 3; i++) await get('/assets/index.js', from)
    const statuses = []
    for (const url of [...paths, path, path]) statuses.push(await get(url, from))
    expect(statuses.slice(0, 6)).not.toContain(429)
    expect(statuses[6]).toBe(429)
    expect([await get('/assets/index.js', from), await get('/healthz', from)]).toEqual([404, 200])
    expect(await get(path, newAddress())).not.toBe(429)
  })

  test('are many more than a map asks for whose reader never rests', () => {
    const { max = 0, seconds = 1 } = defaultLimits.files ?? {}
    expect(max / seconds).toBeGreaterThanOrEqual(5 * 20)
  })
})
