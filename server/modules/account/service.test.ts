import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { sentDuring } from '#tests/support/statements.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const server = testApp()

const isLoggedIn = async (token: string) => (await server.call('get-sessions', { token })).status === 200

async function sessionsOf(token: string) {
  const { body } = await server.call('get-sessions', { token })
  return body.sessions as { id: number; device: string; last_seen_at: string; is_current: boolean }[]
}

async function rowsOf(accountId: number) {
  return server.database.query.selectFrom('session').selectAll().where('account_id', '=', accountId).execute()
}

/** Uses the session at intervals, so that it is never idle for long. */
async function stayActive(token: string, days: number) {
  for (let day = 0; day < days; day += 20) {
    server.clock.move(Math.min(20, days - day) * DAY_MS)
    await server.call('get-sessions', { token })
  }
}

describe('a token', () => {
  test('has 256 bits of chance and is new each time', async () => {
    const { accountId, token } = await server.logIn()
    const another = await server.services.accounts.beginSession(accountId, 'another')
    expect(another).not.toBe(token)
    for (const it of [token, another]) {
      expect(it).toMatch(/^[\w-]{43}$/)
      expect(Buffer.from(it, 'base64url')).toHaveLength(32)
    }
  })

  test('is stored nowhere, only its hash is', async () => {
    const { accountId, token } = await server.logIn()
    const [row] = await rowsOf(accountId)
    expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest())
    expect(JSON.stringify(row, (_, it) => (it instanceof Buffer ? it.toString('latin1') : it))).not.toContain(
      token,
    )
  })

  test('that was stolen from the database opens nothing', async () => {
    const { accountId } = await server.logIn()
    const hash = (await rowsOf(accountId))[0]?.token_hash ?? Buffer.alloc(0)
    for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const) {
      expect(await isLoggedIn(hash.toString(form))).toBe(false)
    }
  })
})

describe('a session', () => {
  test('ends when it was not used for 30 days', async () => {
    const { token } = await server.logIn()
    server.clock.move(30 * DAY_MS - 1)
    expect(await isLoggedIn(token)).toBe(true)
    server.clock.move(30 * DAY_MS)
    expect(await isLoggedIn(token)).toBe(false)
  })

  test('ends after 180 days, however much it was used', async () => {
    const { token } = await server.logIn()
    await stayActive(token, 179)
    expect(await isLoggedIn(token)).toBe(true)
    server.clock.move(DAY_MS)
    expect(await isLoggedIn(token)).toBe(false)
  })

  test.each([
    ['was swept', () => server.services.accounts.parts.sessions.sweep()],
    ['was asked with', (token: string) => isLoggedIn(token)],
  ])('that has ended and %s does not come back when the clock goes back', async (_, notice) => {
    const { token } = await server.logIn()
    server.clock.move(31 * DAY_MS)
    await notice(token)
    server.clock.move(-31 * DAY_MS)
    expect(await isLoggedIn(token)).toBe(false)
  })

  test('lives no longer for having been used while the clock was ahead', async () => {
    const { token } = await server.logIn()
    server.clock.move(20 * DAY_MS)
    await isLoggedIn(token)
    server.clock.move(-20 * DAY_MS)
    await isLoggedIn(token)
    server.clock.move(30 * DAY_MS)
    expect(await isLoggedIn(token)).toBe(false)
  })

  test('is written down as seen every five minutes at most', async () => {
    const { accountId, token } = await server.logIn()
    const seenAt = async () => (await rowsOf(accountId))[0]?.last_seen_at.getTime() ?? 0
    // The first call stores the language too.
    await isLoggedIn(token)
    const first = await seenAt()
    server.clock.move(5 * MINUTE_MS)
    await isLoggedIn(token)
    expect(await seenAt()).toBe(first)
    server.clock.move(1)
    await isLoggedIn(token)
    expect(await seenAt()).toBe(first + 5 * MINUTE_MS + 1)
  })

  test('is written down as seen together with all others of a crowd', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => server.logIn()))
    const { result: callers, sent } = await sentDuring(() =>
      Promise.all(people.map((it) => isLoggedIn(it.token))),
    )
    const writings = sent.filter(({ text }) => /update "?session/.test(text))
    expect(callers).toEqual(people.map(() => true))
    expect(writings.length).toBeLessThan(15)
    const rows = await Promise.all(people.map((it) => rowsOf(it.accountId)))
    expect(rows.flat().map((it) => it.language)).toEqual(people.map(() => 'en'))
  })

  test('of an account that is removed is gone with it', async () => {
    const { accountId, token } = await server.logIn()
    await server.database.query.deleteFrom('account').where('id', '=', accountId).execute()
    expect(await isLoggedIn(token)).toBe(false)
  })
})

describe('where somebody is logged in', () => {
  test('is told to them alone, the last used first and this one marked', async () => {
    const { accountId, token } = await server.logIn('Amira')
    await server.logIn('Bo')
    const phone = await server.services.accounts.beginSession(accountId, 'Phone')
    server.clock.move(10 * MINUTE_MS)
    const sessions = await sessionsOf(token)
    expect(sessions.map((it) => [it.device, it.is_current])).toEqual([
      ['a test', true],
      ['Phone', false],
    ])
    expect(sessions[0]).toEqual({
      id: expect.any(Number),
      device: 'a test',
      created_at: expect.stringMatching(/^2\d{3}-.*Z$/),
      last_seen_at: server.clock.now().toISOString(),
      is_current: true,
    })
    expect((await sessionsOf(phone)).find((it) => it.is_current)?.device).toBe('Phone')
  })

  test('leaves out what is dead but not swept yet', async () => {
    const { accountId, token } = await server.logIn()
    await stayActive(token, 40)
    const old = await server.services.accounts.beginSession(accountId, 'old')
    await stayActive(token, 31)
    expect((await sessionsOf(token)).map((it) => it.device)).toEqual(['a test'])
    expect(await isLoggedIn(old)).toBe(false)
  })
})

describe('logging out', () => {
  test('ends this session and no other', async () => {
    const { accountId, token } = await server.logIn()
    const phone = await server.services.accounts.beginSession(accountId, 'Phone')
    expect(await server.call('logout', { token })).toMatchObject({ status: 200, body: { success: true } })
    expect(await isLoggedIn(token)).toBe(false)
    expect(await isLoggedIn(phone)).toBe(true)
  })

  test('may come late or twice: a session that is dead already is what was asked for', async () => {
    const { token } = await server.logIn()
    await server.call('logout', { token })
    expect(await server.call('logout', { token })).toMatchObject({ status: 200, body: { success: true } })
  })

  test('by the hash of its token alone, for who logged out without a network', async () => {
    const { token } = await server.logIn()
    const { token: other } = await server.logIn()
    const session_hash = createHash('sha256').update(token).digest('hex')
    expect(await server.call('logout', { session_hash, token: other })).toMatchObject({ status: 200 })
    expect(await isLoggedIn(token)).toBe(false)
    expect(await isLoggedIn(other)).toBe(true)
  })

  test('works from elsewhere', async () => {
    const { accountId, token } = await server.logIn()
    const lost = await server.services.accounts.beginSession(accountId, 'lost phone')
    const { id } = (await sessionsOf(token)).find((it) => it.device === 'lost phone') ?? { id: 0 }
    expect((await server.call('end-session', { token, session_id: id })).body).toEqual({ success: true })
    expect(await isLoggedIn(lost)).toBe(false)
    expect(await isLoggedIn(token)).toBe(true)
    const again = await server.call('end-session', { token, session_id: id })
    expect([again.status, again.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('somebody else is not possible, and looks as if they were not there', async () => {
    const amira = await server.logIn('Amira')
    const bo = await server.logIn('Bo')
    const [theirs] = await sessionsOf(bo.token)
    const notThere = await server.call('end-session', { token: amira.token, session_id: 2 ** 40 })
    const denied = await server.call('end-session', { token: amira.token, session_id: theirs?.id })
    expect([denied.status, denied.body]).toEqual([404, notThere.body])
    expect(await isLoggedIn(bo.token)).toBe(true)
  })
})

test('sweeping takes away what is dead, and nothing else', async () => {
  const old = await server.logIn('Old')
  server.clock.move(31 * DAY_MS)
  const fresh = await server.logIn('Fresh')
  expect(await server.services.accounts.parts.sessions.sweep()).toBeGreaterThanOrEqual(1)
  expect(await rowsOf(old.accountId)).toEqual([])
  expect(await rowsOf(fresh.accountId)).toHaveLength(1)
  expect(await server.services.accounts.parts.sessions.sweep()).toBe(0)
})
