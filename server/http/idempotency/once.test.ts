import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { id } from '#contract/entities/limits.ts'
import type { Queryable } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import { testApp } from '#tests/support/app.ts'
import { onPostgres } from '#tests/support/database.ts'
import { probe } from '#tests/support/probe.ts'
import { forgetOlderThan, remember } from './repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const request = { word: v.string(), more: v.optional(v.record(v.string(), v.number())) }
const reply = { n: id, word: v.string() }
/** Set by a test: runs after the effect of the work and before its answer. */
let meanwhile: () => Promise<void> = async () => {}

async function leaveMark(query: Queryable, word: string) {
  const { rows } = await sql<{ n: number }>`insert into probe (word) values (${word}) returning n`.execute(
    query,
  )
  await meanwhile()
  return { n: rows[0]?.n ?? 0, word }
}

const write = probe(
  call('write', { request, reply, auth: 'required', idempotent: true }),
  ({ word }, { tx }) => leaveMark(tx, word),
)
const writeElse = probe(
  call('write-else', { request, reply, auth: 'required', idempotent: true }),
  ({ word }, { tx }) => leaveMark(tx, word),
)
const writeUnguarded = probe(call('write-unguarded', { request, reply, auth: 'required' }), ({ word }) =>
  server.database.transaction((tx) => leaveMark(tx, word)),
)

/** Set by a test: the precheck of the work. */
let foreseen: () => Promise<unknown> = async () => {}
const writeForeseen = probe(call('write-foreseen', { request, reply, auth: 'required', idempotent: true }), {
  precheck: () => foreseen(),
  handle: ({ word }, { tx }) => leaveMark(tx, word),
})

const server = testApp({ probes: [write, writeElse, writeUnguarded, writeForeseen] })

let token: string
beforeAll(async () => {
  await sql`create table probe (n bigint generated always as identity primary key, word text not null)`.execute(
    server.database.query,
  )
})
beforeEach(async () => {
  token = (await server.logIn()).token
})
afterEach(async () => {
  meanwhile = async () => {}
  foreseen = async () => {}
  await sql`truncate probe`.execute(server.database.query)
})

const send = (body: object, name = 'write') => server.call(name, { token, idempotency_key: 'a key', ...body })
const effects = async () => {
  const { rows } = await sql<{ word: string }>`select word from probe order by n`.execute(
    server.database.query,
  )
  return rows.map((it) => it.word)
}
const refusing = (code: ConstructorParameters<typeof Refusal>[0]) => {
  meanwhile = async () => {
    throw new Refusal(code, 'error.taken', { details: { why: 'because' } })
  }
}

describe('the same key with the same body', () => {
  test('gets the first answer again, marked as such, and has its effect once', async () => {
    const first = await send({ word: 'once' })
    const again = await send({ word: 'once' })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ success: true, n: expect.any(Number), word: 'once' })
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(await effects()).toEqual(['once'])
  })

  test('is the same in whatever order its fields come', async () => {
    const first = await send({ word: 'ordered', more: { a: 1, b: 2 } })
    const again = await send({ more: { b: 2, a: 1 }, word: 'ordered' })
    expect(again.body).toEqual(first.body)
    expect(await effects()).toEqual(['ordered'])
  })

  test('is the same whatever unknown fields come along', async () => {
    const first = await send({ word: 'known' })
    const again = await send({ word: 'known', sent_at: 'later', total: 12 })
    expect(again.body).toEqual(first.body)
    expect(await effects()).toEqual(['known'])
  })

  test('is the same from another session of the same person', async () => {
    const { accountId, token: phone } = await server.logIn('Noor')
    const laptop = await server.services.accounts.beginSession(accountId, 'a laptop')
    const first = await send({ word: 'mine', token: phone })
    const again = await send({ word: 'mine', token: laptop })
    expect(again.body).toEqual(first.body)
    expect(await effects()).toEqual(['mine'])
  })

  test('is answered for 30 days, and has a new effect after 31', async () => {
    const { accountId, token } = await server.logIn()
    const first = await send({ word: 'monthly', token })
    server.clock.move(29 * DAY_MS)
    expect((await send({ word: 'monthly', token })).body).toEqual(first.body)
    server.clock.move(2 * DAY_MS)
    const later = { word: 'monthly', token: await server.services.accounts.beginSession(accountId, 'later') }
    const fresh = await send(later)
    expect(fresh.headers).not.toHaveProperty('idempotent-replayed')
    expect(fresh.body.n).not.toBe(first.body.n)
    expect(await effects()).toEqual(['monthly', 'monthly'])
    expect((await send(later)).body).toEqual(fresh.body)
  })
})

describe('twenty at once with the same key', () => {
  const twenty = (name: string) =>
    Promise.all(Array.from({ length: 20 }, () => send({ word: 'raced' }, name)))
  beforeEach(() => {
    meanwhile = () => pause(20)
  })

  test('have one effect; each hears its answer, or that it is being worked on', async () => {
    const answers = await twenty('write')
    expect(await effects()).toEqual(['raced'])
    const answered = answers.filter((it) => it.status === 200)
    const waiting = answers.filter((it) => it.status === 409)
    expect(answered.length + waiting.length).toBe(20)
    expect(new Set(answered.map((it) => JSON.stringify(Object.entries(it.body).sort()))).size).toBe(1)
    expect(answered.filter((it) => !it.headers['idempotent-replayed'])).toHaveLength(1)
    // The embedded database runs one transaction after the other, so there no request finds another one at
    // work.
    expect(waiting.length > 0).toBe(onPostgres)
    for (const { body, headers } of waiting) {
      expect(body).toEqual({ success: false, code: 'IN_PROGRESS', message: expect.any(String) })
      expect(headers['retry-after']).toBe('1')
    }
    expect((await send({ word: 'raced' })).headers['idempotent-replayed']).toBe('true')
  })

  test('would have twenty effects, were it not for the key', async () => {
    await twenty('write-unguarded')
    expect(await effects()).toHaveLength(20)
  })

  test('have one effect even where the database’s advisory locks lock nothing', async () => {
    const { accountId } = await server.logIn()
    const times = { now: server.clock.now(), notBefore: new Date(server.clock.now().getTime() - 30 * DAY_MS) }
    const answer = { call: 'write', request_hash: Buffer.alloc(32), status: 200, reply: { success: true } }
    const write = () => server.database.transaction((tx) => remember(tx, accountId, 'a key', answer, times))
    expect(await Promise.all([write(), write()])).toEqual(expect.arrayContaining([true, false]))
  })
})

describe('the same key', () => {
  test.each([
    ['another body', { word: 'second' }, 'write'],
    ['a field less', { more: undefined }, 'write'],
    ['another call', {}, 'write-else'],
  ])('with %s is refused, with no effect, and the first answer stays', async (_, change, name) => {
    const body = { word: 'first', more: { a: 1, b: 2 } }
    const first = await send(body)
    const other = await send({ ...body, ...change }, name)
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED'])
    expect(other.headers).not.toHaveProperty('idempotent-replayed')
    expect((await send(body)).body).toEqual(first.body)
    expect(await effects()).toEqual(['first'])
  })

  test('of another person is another key', async () => {
    await send({ word: 'hers' })
    const { token: his } = await server.logIn('Bilal')
    const other = await send({ word: 'his', token: his })
    expect([other.status, other.body.word]).toEqual([200, 'his'])
    expect(await effects()).toEqual(['hers', 'his'])
  })
})

describe('a refusal', () => {
  test.each(['PERK_REFUSED', 'NOT_FOUND', 'VALIDATION'] as const)(
    'that would be the same again (%s) is remembered, without its effect',
    async (code) => {
      refusing(code)
      const first = await send({ word: 'refused' })
      expect(first.body).toEqual({ success: false, code, message: expect.any(String), why: 'because' })
      meanwhile = async () => {}
      const again = await send({ word: 'refused' })
      expect([again.status, again.body]).toEqual([first.status, first.body])
      expect(again.headers['idempotent-replayed']).toBe('true')
      expect(await effects()).toEqual([])
    },
  )

  test.each(['SOLD_OUT', 'UNAVAILABLE', 'PRICE_CHANGED', 'TOO_MANY', 'INTERNAL'] as const)(
    'that may be over next time (%s) is not remembered, and has no effect either',
    async (code) => {
      refusing(code)
      expect((await send({ word: 'later' })).body.code).toBe(code)
      expect(await effects()).toEqual([])
      meanwhile = async () => {}
      const again = await send({ word: 'later' })
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, undefined])
      expect(await effects()).toEqual(['later'])
    },
  )

  test.each([
    ['an error nobody expected', 500, () => Promise.reject(new Error('a bug'))],
    [
      'a database that does not answer',
      503,
      () => Promise.reject(Object.assign(new Error(), { code: 'ECONNRESET' })),
    ],
  ])('by %s is not remembered, and has no effect', async (_, status, failing) => {
    meanwhile = failing
    expect((await send({ word: 'failed' })).status).toBe(status)
    expect(await effects()).toEqual([])
    meanwhile = async () => {}
    expect((await send({ word: 'failed' })).status).toBe(200)
    expect(await effects()).toEqual(['failed'])
  })

  test('says it in the operator’s words, also when they were read long before', async () => {
    await server.services.settings.changeText('en', 'error.taken', 'Gone, sorry.')
    await server.call('get-settings')
    meanwhile = async () => {
      server.clock.move(5_000)
      throw new Refusal('PERK_REFUSED', 'error.taken')
    }
    expect((await send({ word: 'refused' })).body.message).toBe('Gone, sorry.')
    await server.services.settings.changeText('en', 'error.taken', undefined)
  })
})

describe('the key', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
    ['no text', 12],
  ])('is asked for by its name when it is %s', async (_, key) => {
    const { status, body } = await send({ word: 'keyless', idempotency_key: key })
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
    expect(body.fields).toEqual({ idempotency_key: expect.any(String) })
    expect(await effects()).toEqual([])
  })

  test.each([
    ['one character', 'x'],
    ['255 characters', 'y'.repeat(255)],
    ['in any script', 'مفتاح'],
    ['what it likes', "'; drop table probe; --"],
  ])('may be %s', async (_, key) => {
    expect((await send({ word: 'keyed', idempotency_key: key })).status).toBe(200)
    expect((await send({ word: 'keyed', idempotency_key: key })).headers['idempotent-replayed']).toBe('true')
  })
})

test('what is older than 30 days can be swept, and nothing younger', async () => {
  await send({ word: 'old' })
  server.clock.move(20 * DAY_MS)
  await send({ word: 'young', idempotency_key: 'another key' })
  const { query } = server.database
  const between = new Date(server.clock.now().getTime() - 10 * DAY_MS)
  const left = async () =>
    Number((await sql<{ n: number }>`select count(*) n from idempotency`.execute(query)).rows[0]?.n)
  const all = await left()
  expect(await forgetOlderThan(query, between, 1)).toBe(1)
  expect(await left()).toBe(all - 1)
  expect(await forgetOlderThan(query, between, all)).toBeGreaterThan(0)
  expect(await forgetOlderThan(query, between, all)).toBe(0)
  expect((await send({ word: 'young', idempotency_key: 'another key' })).headers['idempotent-replayed']).toBe(
    'true',
  )
})

describe('what can be foreseen', () => {
  const foresee = (code: ConstructorParameters<typeof Refusal>[0]) => {
    foreseen = async () => {
      throw new Refusal(code, 'error.taken')
    }
  }

  test('is refused before anything is begun, and may succeed later with the same key', async () => {
    foresee('SOLD_OUT')
    meanwhile = async () => {
      throw new Error('It was begun.')
    }
    expect((await send({ word: 'gone' }, 'write-foreseen')).body.code).toBe('SOLD_OUT')
    foreseen = meanwhile = async () => {}
    expect((await send({ word: 'gone' }, 'write-foreseen')).status).toBe(200)
    expect(await effects()).toEqual(['gone'])
  })

  test('does not stand in the way of the answer that was given', async () => {
    const first = await send({ word: 'the last one' }, 'write-foreseen')
    foresee('SOLD_OUT')
    const again = await send({ word: 'the last one' }, 'write-foreseen')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await send({ word: 'other' }, 'write-foreseen')).body.code).toBe('KEY_REUSED')
  })

  test('leaves what would be refused for ever, and what failed, to the work itself', async () => {
    foresee('PERK_REFUSED')
    expect((await send({ word: 'a', idempotency_key: 'a' }, 'write-foreseen')).status).toBe(200)
    foreseen = () => Promise.reject(new Error('a bug'))
    expect((await send({ word: 'b', idempotency_key: 'b' }, 'write-foreseen')).status).toBe(200)
  })
})
