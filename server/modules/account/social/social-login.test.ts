import { beforeAll, describe, expect, test } from 'vitest'
import { googleLogin } from '#server/adapters/google-login.ts'
import type { SocialProviders } from '#server/ports/social-login.ts'
import { testApp } from '#tests/support/app.ts'
import { client } from '#tests/support/identity-client.ts'
import { identityService } from '#tests/support/identity-service.ts'
import { codeFor, logInByPhone, newAddress, newPhone } from '#tests/support/people.ts'

const MINUTE_MS = 60_000

const service = identityService('http://localhost:4000/login/social/google')
const social: SocialProviders = {
  google: (clientId) => googleLogin({ clientId, clientSecret: client.secret, issuer: service.issuer }),
  facebook: () => undefined,
}
const server = testApp({ outside: { social } })

beforeAll(async () => {
  await server.services.settings.change('enableGoogleLogin', 'true')
  await server.services.settings.change('googleAppId', client.id)
})

async function begin() {
  const { body } = await server.call('begin-social-login', { provider: 'google' }, {}, newAddress())
  return body as unknown as { authorization_url: string; accessToken: string }
}

const finish = (back: URL, accessToken: string) =>
  server.call('finish-social-login', { accessToken, ...Object.fromEntries(back.searchParams) })

let lastSubject = 0
function newSubject(email = 'someone@example.com'): string {
  lastSubject += 1
  const subject = `subject-${lastSubject}`
  service.people.set(subject, { name: 'Amira F.', email })
  return subject
}

/** Goes to the other service and comes back. */
async function visit(subject: string) {
  const { authorization_url, accessToken } = await begin()
  const back = await service.visit(authorization_url, subject)
  return { back, accessToken, answer: await finish(back, accessToken) }
}

async function sendCode(phone: string, accessToken: string): Promise<string> {
  await server.call('send-otp', { phone, accessToken, provider: 'google' }, {}, newAddress())
  return codeFor(server, phone)
}

describe('a login with another service', () => {
  test('asks a new person for a number, and knows them the next time', async () => {
    const subject = newSubject()
    const { answer, accessToken } = await visit(subject)
    expect(answer.body).toMatchObject({
      ...{ data: null, proceed_login: false, enter_phone_after_social_login: true },
      known_as: { name: 'Amira F.', email: 'someone@example.com' },
    })
    const phone = newPhone()
    const otp = await sendCode(phone, accessToken)
    const joined = await server.call('login', { accessToken, provider: 'google', phone, otp })
    expect(joined.body).toMatchObject({ proceed_login: true, data: { name: 'Amira F.' } })
    const { id } = joined.body.data as { id: number }
    const again = await visit(subject)
    expect(again.answer.body).toMatchObject({ proceed_login: true, data: { id } })
    expect((await logInByPhone(server, phone)).id).toBe(id)
  })

  test('joins the account of the number that was proven', async () => {
    const phone = newPhone()
    const { id } = await logInByPhone(server, phone, { name: 'Known' })
    const { accessToken } = await visit(newSubject())
    const otp = await sendCode(phone, accessToken)
    const { body } = await server.call('login', { accessToken, phone, otp, name: 'Other' })
    expect(body).toMatchObject({ proceed_login: true, data: { id, name: 'Known' } })
  })

  test('never joins by e-mail, however sure the service is of it', async () => {
    const email = 'same@example.com'
    const { id } = await logInByPhone(server, newPhone(), { name: 'Victim', email })
    const { answer, accessToken } = await visit(newSubject(email))
    expect(answer.body).toMatchObject({ data: null, enter_phone_after_social_login: true })
    const phone = newPhone()
    const otp = await sendCode(phone, accessToken)
    const { body } = await server.call('login', { accessToken, phone, otp, email })
    expect(body).toMatchObject({ email_phone_already_used: true })
    const done = await server.call('login', { accessToken, phone, otp })
    expect((done.body.data as { id: number }).id).not.toBe(id)
  })

  test('carries PKCE, state and nonce, which are new each time', async () => {
    const [one, other] = [await begin(), await begin()].map(
      (it) => new URL(it.authorization_url).searchParams,
    )
    expect(Object.fromEntries(one ?? [])).toMatchObject({
      ...{ response_type: 'code', client_id: client.id, code_challenge_method: 'S256' },
      ...{ scope: 'openid email profile', redirect_uri: 'http://localhost:4000/login/social/google' },
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one?.get(name)).toMatch(/^[\w-]{43}$/)
      expect(one?.get(name)).not.toBe(other?.get(name))
    }
  })
})

describe('it is refused', () => {
  const dead = { status: 404, body: { success: false, code: 'NOT_FOUND' } }

  test('with a state that is not its own', async () => {
    const { authorization_url, accessToken } = await begin()
    const back = await service.visit(authorization_url, newSubject())
    const other = new URL((await begin()).authorization_url)
    back.searchParams.set('state', other.searchParams.get('state') ?? '')
    expect(await finish(back, accessToken)).toMatchObject(dead)
  })

  test('with the code of another login: PKCE ties it to who began', async () => {
    const victim = await begin()
    const attacker = await begin()
    const theirs = await service.visit(attacker.authorization_url, newSubject())
    const state = new URL(victim.authorization_url).searchParams.get('state') ?? ''
    theirs.searchParams.set('state', state)
    const { status, body } = await finish(theirs, victim.accessToken)
    expect([status, body.code]).toEqual([409, 'UNAVAILABLE'])
  })

  test('with a code that is made up, or an issuer that is another', async () => {
    for (const [name, value] of [
      ['code', 'made-up'],
      ['iss', 'https://evil.example'],
    ] as const) {
      const { authorization_url, accessToken } = await begin()
      const back = await service.visit(authorization_url, newSubject())
      back.searchParams.set(name, value)
      expect((await finish(back, accessToken)).body.code).toBe('UNAVAILABLE')
    }
  })

  test('a second time, and after a quarter of an hour', async () => {
    const first = await visit(newSubject())
    expect(await finish(first.back, first.accessToken)).toMatchObject(dead)
    const late = await begin()
    const back = await service.visit(late.authorization_url, newSubject())
    server.clock.move(15 * MINUTE_MS)
    expect(await finish(back, late.accessToken)).toMatchObject(dead)
  })

  test('without its ticket, or to join before the service has said who it is', async () => {
    const { authorization_url, accessToken } = await begin()
    const back = await service.visit(authorization_url, newSubject())
    expect(await finish(back, 'x'.repeat(43))).toMatchObject(dead)
    expect(await server.call('login', { accessToken, phone: newPhone(), otp: '123456' })).toMatchObject(dead)
    expect(await server.call('send-otp', { accessToken: 'x'.repeat(43), phone: newPhone() })).toMatchObject(
      dead,
    )
  })

  test('without a proven number', async () => {
    const { accessToken } = await visit(newSubject())
    const { body } = await server.call('login', { accessToken, phone: newPhone() })
    expect(body.fields).toEqual({ otp: 'missing' })
    const phone = newPhone()
    const otp = await sendCode(phone, accessToken)
    await server.call('login', { accessToken, phone, otp })
    expect(await server.call('login', { accessToken, phone, otp })).toMatchObject(dead)
  })

  test('to an account that was shut', async () => {
    const subject = newSubject()
    const { accessToken } = await visit(subject)
    const phone = newPhone()
    const otp = await sendCode(phone, accessToken)
    const { body } = await server.call('login', { accessToken, phone, otp })
    const shut = { disabled_at: server.clock.now() }
    const { id } = body.data as { id: number }
    await server.database.query.updateTable('account').set(shut).where('id', '=', id).execute()
    expect((await visit(subject)).answer.body.code).toBe('USER_INACTIVE')
  })

  test('where it is not offered', async () => {
    expect((await server.call('begin-social-login', { provider: 'facebook' })).status).toBe(404)
    await server.services.settings.change('enableGoogleLogin', 'false')
    expect((await server.call('begin-social-login', { provider: 'google' })).status).toBe(404)
    await server.services.settings.change('enableGoogleLogin', 'true')
  })
})

test('one person at the service who joins twice at once is one account’s', async () => {
  const subject = newSubject()
  const [one, other] = [await visit(subject), await visit(subject)]
  const phones = [newPhone(), newPhone()]
  const codes = [
    await sendCode(phones[0] ?? '', one.accessToken),
    await sendCode(phones[1] ?? '', other.accessToken),
  ]
  const answers = await Promise.all([
    server.call('login', { accessToken: one.accessToken, phone: phones[0], otp: codes[0] }),
    server.call('login', { accessToken: other.accessToken, phone: phones[1], otp: codes[1] }),
  ])
  expect(answers.map((it) => it.status).sort()).toEqual([200, 409])
})
