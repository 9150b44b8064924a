import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { calls } from '#contract/calls/registry.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const who = { request: {}, reply: { account: v.nullable(v.number()) } }
const mine = probe(call('mine', { ...who, auth: 'required' }), async (_, { caller }) => ({
  account: caller.accountId,
}))
const anybodys = probe(call('anybodys', { ...who, auth: 'optional' }), async (_, { caller }) => ({
  account: caller?.accountId ?? null,
}))
const strict = probe(
  call('strict', { request: { amount: v.number() }, reply: {}, auth: 'required' }),
  async () => ({}),
)

const server = testApp({ probes: [mine, anybodys, strict] })

const notLoggedIn = { success: false, code: 'NOTLOGGEDIN', message: 'Log in to go on.' }

async function disable(accountId: number) {
  const change = { disabled_at: server.clock.now() }
  await server.database.query.updateTable('account').set(change).where('id', '=', accountId).execute()
}

describe('a call that needs a session', () => {
  test('knows whose it is by the token, whatever else the body claims', async () => {
    const amira = await server.logIn('Amira')
    const bo = await server.logIn('Bo')
    const body = { token: amira.token, user_id: bo.accountId, account: bo.accountId, accountId: bo.accountId }
    expect((await server.call('mine', body)).body).toEqual({ success: true, account: amira.accountId })
  })

  test.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['is nobody’s', 'x'.repeat(43)],
    ['is too long', 'x'.repeat(129)],
    ['is a number', 7],
    ['is null', null],
    ['is a list', ['x']],
    ['holds a NUL', 'x\0'],
    ['holds half a character', 'x\ud83d'],
  ])('says so where the token %s', async (_, token) => {
    const { status, body } = await server.call('mine', { token })
    expect([status, body]).toEqual([401, notLoggedIn])
  })

  test('takes no token from the address or from a header', async () => {
    const { token } = await server.logIn()
    const url = `/public/api/mine?token=${token}`
    const headers = { authorization: `Bearer ${token}`, cookie: `token=${token}` }
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: {} })
    expect(answer.statusCode).toBe(401)
  })

  test('asks for the session first, and only then says what is wrong with the rest', async () => {
    expect((await server.call('strict', { amount: 'x' })).status).toBe(401)
    const { token } = await server.logIn()
    expect((await server.call('strict', { token, amount: 'x' })).body.code).toBe('VALIDATION')
  })

  test('ends with the session', async () => {
    const { token } = await server.logIn()
    await server.call('logout', { token })
    expect((await server.call('mine', { token })).body).toEqual(notLoggedIn)
  })

  test('is shut to an account that was shut', async () => {
    const { accountId, token } = await server.logIn()
    await disable(accountId)
    const { status, body } = await server.call('mine', { token })
    expect([status, body.code]).toEqual([401, 'USER_INACTIVE'])
    expect(body.message).toContain('not active')
  })
})

describe('a call that is better with a session', () => {
  test('knows who asks, and takes a dead token for a guest', async () => {
    const { accountId, token } = await server.logIn()
    expect((await server.call('anybodys', { token })).body.account).toBe(accountId)
    await server.call('logout', { token })
    for (const dead of [token, 'junk', '', 7, undefined]) {
      expect((await server.call('anybodys', { token: dead })).body).toEqual({ success: true, account: null })
    }
  })

  test('is shut to an account that was shut', async () => {
    const { accountId, token } = await server.logIn()
    await disable(accountId)
    expect((await server.call('anybodys', { token })).body.code).toBe('USER_INACTIVE')
  })
})

describe.each(calls.map((it) => [it.name, it.auth] as const))('%s, whose session is "%s",', (name, auth) => {
  test.each(['no token', 'a junk token', 'an expired session'])('answers so to %s', async (kind) => {
    const { token } = await server.logIn()
    if (kind === 'an expired session') server.clock.move(31 * DAY_MS)
    const body = { 'no token': {}, 'a junk token': { token: 'junk' }, 'an expired session': { token } }[kind]
    const answer = await server.call(name.replace(/:\w+/g, 'x'), body)
    if (auth === 'required') expect([answer.status, answer.body]).toEqual([401, notLoggedIn])
    else expect([200, 400, 404]).toContain(answer.status)
  })
})
