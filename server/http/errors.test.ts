import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'

const faults: Record<string, () => Promise<unknown>> = {
  bug: async () => {
    throw new TypeError('Cannot read token abc123 in /srv/quayside/server.js')
  },
  'own class': async () => {
    throw Object.assign(new Error('odd'), { statusCode: 500, details: { secret: 'abc123' } })
  },
  'not an error': async () => {
    throw 'abc123'
  },
  nothing: async () => {
    throw undefined
  },
  'bad sql': () => sql`select secret from nowhere where token = ${'abc123'}`.execute(server.database.query),
  'broken rule': () =>
    sql`insert into app_version (settings_version) values (-5)`.execute(server.database.query),
  'taken name': () =>
    sql`insert into language (code, name) values ('en', 'abc123')`.execute(server.database.query),
  'number out of range': () => sql`select ${'99999999999'}::int`.execute(server.database.query),
  'unreadable value': () => sql`select ${'abc123'}::int`.execute(server.database.query),
}

const failing = Object.entries(faults).map(([name, fault]) =>
  probe(call(name.replaceAll(' ', '-'), { request: {}, reply: {} }), async () => {
    await fault()
    return {}
  }),
)
const endless = probe(call('endless', { request: {}, reply: {} }), () => new Promise(() => {}))

let end: { comes(): void; fails(): void } | undefined
const slow = probe(
  call('late', { request: {}, reply: {} }),
  () =>
    new Promise<object>((resolve, reject) => {
      end = { comes: () => resolve({}), fails: () => reject(new Error('too late')) }
    }),
)

const server = testApp({
  probes: [...failing, endless, slow],
  timeLimits: { requestMs: 5_000, silenceMs: 5_000, answerMs: 1_000 },
})

const nameOf = (fault: string) => fault.replaceAll(' ', '-')

describe('an error nobody expected', () => {
  test.each(['bug', 'own class', 'not an error', 'nothing', 'bad sql'])(
    '(%s) is answered with a general text',
    async (fault) => {
      const { status, body } = await server.call(nameOf(fault))
      expect([status, body]).toEqual([
        500,
        {
          success: false,
          code: 'INTERNAL',
          message: 'Something went wrong on our side. Try again in a moment.',
        },
      ])
    },
  )

  test.each(Object.keys(faults))('(%s) gives nothing of the inside away', async (fault) => {
    const { body, headers } = await server.call(nameOf(fault))
    expect(JSON.stringify([body, headers])).not.toMatch(
      /abc123|secret|select|insert|\/srv|\.[jt]s\b|constraint/i,
    )
    expect(body).not.toHaveProperty('stack')
  })

  test('has an id by which it is found in the log, as every answer has', async () => {
    const ids = await Promise.all(
      ['bug', 'get-settings', 'no-such-call', 'logout'].map(
        async (name) => (await server.call(name)).headers['x-request-id'],
      ),
    )
    for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('what the database refuses', () => {
  test('because somebody else has it is a conflict', async () => {
    const { status, body } = await server.call('taken-name')
    expect([status, body.code]).toEqual([409, 'UNAVAILABLE'])
  })

  test.each(['number out of range', 'unreadable value'])('(%s) is a bad request', async (fault) => {
    const { status, body } = await server.call(nameOf(fault))
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
  })

  test('against a rule of ours is our mistake', async () => {
    expect((await server.call('broken-rule')).status).toBe(500)
  })
})

describe('an answer that does not come', () => {
  // Asked over a real connection, since Fastify's own limit applies to no injected request.
  const ask = async (name: string) => {
    const { port } = server.app.server.address() as AddressInfo
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const answer = await fetch(`http://127.0.0.1:${port}/public/api/${name}`, json)
    return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') }
  }
  beforeAll(async () => void (await server.app.listen({ port: 0, host: '127.0.0.1' })))
  const givenUp = {
    status: 503,
    body: { success: false, code: 'INTERNAL', message: 'We cannot answer just now. Try again in a moment.' },
    retryAfter: '2',
  }

  test('is given up', async () => {
    expect(await ask('endless')).toEqual(givenUp)
  })

  test.each(['comes', 'fails'] as const)('and then %s after all harms nobody', async (what) => {
    expect(await ask('late')).toEqual(givenUp)
    end?.[what]()
    expect((await ask('get-settings')).status).toBe(200)
  })
})
