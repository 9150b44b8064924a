import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { codeFor, linkFor, newAddress, newPhone, otherThan, registerPerson } from '#tests/support/people.ts'

const MINUTE_MS = 60_000
const password = 'harbour lights'

const server = testApp()

const enter = (email: string, given: string, from = newAddress()) =>
  server.call('login', { email, password: given }, {}, from)
const isLoggedIn = async (token: string) => (await server.call('get-sessions', { token })).status === 200

const donotmatch = {
  status: 400,
  body: { success: false, code: 'VALIDATION', data: 'DONOTMATCH', proceed_login: false },
}

describe('registering', () => {
  const ask = async (more: object = {}) => {
    const phone = newPhone()
    const from = newAddress()
    await server.call('send-otp', { phone }, {}, from)
    const otp = await codeFor(server, phone)
    const body = { name: 'Amira', email: `${phone.slice(1)}@example.com`, password, phone, otp, ...more }
    return { ...(await server.call('register', body, {}, from)), otp, phone, sent: body, from }
  }

  test('with a proven number opens an account and logs in', async () => {
    const { body, sent } = await ask()
    expect(body).toMatchObject({ proceed_login: true, valid_otp: true, data: { name: 'Amira' } })
    expect((await enter(sent.email.toUpperCase(), password)).body.proceed_login).toBe(true)
    expect(await linkFor(server, sent.email, '/profile/confirm-email')).toBeDefined()
  })

  test('asks for the code, and takes no other purpose’s', async () => {
    const { status, body } = await ask({ otp: undefined })
    expect([status, body.fields]).toEqual([400, { otp: 'missing' }])
    const phone = newPhone()
    await server.call('generate-login-otp', { phone }, {}, newAddress())
    const otp = await codeFor(server, phone)
    const other = await server.call('register', { name: 'A', email: 'a@b.co', password, phone, otp })
    expect(other).toMatchObject(donotmatch)
  })

  test('may prove the number first and register after', async () => {
    const phone = newPhone()
    const from = newAddress()
    await server.call('send-otp', { phone }, {}, from)
    const otp = await codeFor(server, phone)
    expect((await server.call('verify-otp', { phone, otp: otherThan(otp) })).body.valid_otp).toBe(false)
    expect((await server.call('verify-otp', { phone, otp })).body.valid_otp).toBe(true)
    const body = { name: 'B', email: 'verified@example.com', password, phone, otp }
    expect((await server.call('register', body)).body.proceed_login).toBe(true)
    expect((await server.call('verify-otp', { phone, otp })).body.valid_otp).toBe(false)
  })

  test.each([
    ['common', 'password123', 'Many people'],
    ['common in capitals', 'PassWord1', 'Many people'],
    ['one letter', 'aaaaaaaaaa', 'Many people'],
    ['the name', 'amira el fassi', 'Who knows'],
    ['the name backwards', 'issaf le arima', 'Who knows'],
  ])('refuses a password that is %s, and says why', async (_, weak, why) => {
    const { status, body } = await ask({ name: 'Amira El Fassi', password: weak })
    expect([status, body.code, body.fields]).toEqual([400, 'VALIDATION', { password: 'weak' }])
    expect(body.message).toContain(why)
  })

  test.each(['1234567', 'x'.repeat(257), ''])('refuses a password of the wrong length: %s', async (odd) => {
    expect((await ask({ password: odd })).body.fields).toEqual({ password: expect.any(String) })
  })

  test.each(['        x', 'пароль пароль', '👍🏽👍🏽👍🏽👍🏽👍🏽', 'Ab'.repeat(128), 'no rules at all'])(
    'takes what a person chooses: %s',
    async (free) => {
      const { sent } = await ask({ password: free })
      expect((await enter(sent.email, free)).body.proceed_login).toBe(true)
    },
  )

  test('says that address or number are taken only after a right code', async () => {
    const first = await ask()
    const taken = { email: first.sent.email.toUpperCase() }
    expect(await ask({ ...taken, otp: '000000' })).toMatchObject(donotmatch)
    expect(await ask(taken)).toMatchObject({
      status: 409,
      body: { code: 'UNAVAILABLE', email_phone_already_used: true, valid_otp: true },
    })
    const { phone } = first
    await server.call('send-otp', { phone }, {}, newAddress())
    const again = await ask({ phone, otp: await codeFor(server, phone) })
    expect(again.body.email_phone_already_used).toBe(true)
  })

  test('at the same moment gives an address to one, whoever is faster', async () => {
    const people = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const phone = newPhone()
        await server.call('send-otp', { phone }, {}, newAddress())
        return { phone, otp: await codeFor(server, phone), name: 'A', password, email: 'Race@example.com' }
      }),
    )
    const answers = await Promise.all(people.map((it) => server.call('register', it, {}, newAddress())))
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.filter((it) => it.body.email_phone_already_used)).toHaveLength(3)
  })

  test('at the same moment gives a number to one, by whichever way', async () => {
    const phone = newPhone()
    const from = newAddress()
    await server.call('send-otp', { phone }, {}, from)
    const otp = await codeFor(server, phone)
    await server.call('generate-login-otp', { phone }, {}, from)
    const login = await codeFor(server, phone)
    const answers = await Promise.all([
      server.call('register', { phone, otp, name: 'A', password, email: 'way1@example.com' }),
      server.call('login-with-otp', { phone, otp: login, name: 'B', email: 'way2@example.com' }),
    ])
    const held = server.database.query.selectFrom('account').select('id').where('phone', '=', phone)
    expect(await held.execute()).toHaveLength(1)
    for (const { status } of answers) expect([200, 409]).toContain(status)
  })

  test('without codes keeps the number as a claim that its owner may take back', async () => {
    await server.services.settings.change('enSOV', 'false')
    const { body, phone } = await ask({ otp: undefined, name: 'Claimer' })
    await server.services.settings.change('enSOV', undefined)
    expect(body.proceed_login).toBe(true)
    await server.call('generate-login-otp', { phone }, {}, newAddress())
    const otp = await codeFor(server, phone)
    expect((await server.call('login-with-otp', { phone, otp })).body.new_user).toBe(true)
    const owner = await server.call('login-with-otp', { phone, otp, name: 'Owner' })
    expect((owner.body.data as { name: string }).name).toBe('Owner')
  })
})

describe('logging in with a password', () => {
  test('fails alike for a wrong password and an unknown address', async () => {
    const email = 'alike@example.com'
    await registerPerson(server, { email })
    const answers = [
      await enter(email, 'wrong password'),
      await enter('nobody@example.com', 'wrong password'),
    ]
    for (const it of answers) expect(it).toMatchObject(donotmatch)
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })

  test('ends for a while after ten wrong ones from one address, and not for its owner elsewhere', async () => {
    const email = 'guessed@example.com'
    await registerPerson(server, { email })
    const from = newAddress()
    for (let i = 0; i < 10; i++) expect((await enter(email, `guess ${i}`, from)).status).toBe(400)
    expect((await enter(email, password, from)).status).toBe(429)
    expect((await enter(email, password)).body.proceed_login).toBe(true)
    server.clock.move(15 * MINUTE_MS)
    expect((await enter(email, password, from)).body.proceed_login).toBe(true)
  })

  test('counts an address over all names, so that one password is not tried on everybody', async () => {
    const from = newAddress()
    const { attempts } = server.services.accounts.parts
    for (let i = 0; i < 98; i++) await attempts.count({ 'wrong-password:address': from })
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await enter(`user${i}@example.com`, 'x', from)).status)
    expect(statuses).toEqual([400, 400, 429, 429])
  })

  test('needs both fields', async () => {
    const { status, body } = await server.call('login', { email: 'a@example.com' })
    expect([status, body.fields]).toEqual([400, { password: 'missing' }])
  })

  test.each(['x'.repeat(1_025), 'a\0b', 7, null])('takes no %j for one', async (odd) => {
    const { status, body } = await server.call('login', { email: 'a@example.com', password: odd })
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
  })
})

describe('a forgotten password', () => {
  const path = '/login/email/reset-password'
  const forgot = (email: string) => server.call('forgot-password', { email }, {}, newAddress())
  const reset = (reset_token: string | undefined, fresh = 'a new harbour') =>
    server.call('reset-password', { reset_token, password: fresh }, {}, newAddress())

  test('is set anew by a link that works once, and all other devices are logged out', async () => {
    const email = 'forgetful@example.com'
    const { token } = await registerPerson(server, { email })
    expect((await forgot(email.toUpperCase())).body).toEqual({ success: true })
    const link = await linkFor(server, email, path)
    const { body } = await reset(link)
    expect(body.proceed_login).toBe(true)
    expect(await isLoggedIn(token)).toBe(false)
    expect(await isLoggedIn((body.data as { auth_token: string }).auth_token)).toBe(true)
    expect((await enter(email, 'a new harbour')).body.proceed_login).toBe(true)
    expect(await enter(email, password)).toMatchObject(donotmatch)
    expect(await reset(link)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('is set within half an hour, and by the newest link', async () => {
    const email = 'slow@example.com'
    await registerPerson(server, { email })
    await forgot(email)
    const first = await linkFor(server, email, path)
    await forgot(email)
    const second = await linkFor(server, email, path)
    expect((await reset(first)).status).toBe(404)
    server.clock.move(30 * MINUTE_MS)
    expect((await reset(second)).status).toBe(404)
  })

  test('that is weak again keeps the link', async () => {
    const email = 'weak@example.com'
    await registerPerson(server, { email })
    await forgot(email)
    const link = await linkFor(server, email, path)
    expect((await reset(link, 'password123')).body.fields).toEqual({ password: 'weak' })
    expect((await reset(link)).body.proceed_login).toBe(true)
  })

  test('is answered alike for an address nobody has, and nothing is sent there', async () => {
    expect((await forgot('nobody@example.com')).body).toEqual({ success: true })
    expect(await linkFor(server, 'nobody@example.com', path)).toBeUndefined()
  })

  test('is asked for three times an hour and no oftener, known or not', async () => {
    const email = 'known@example.com'
    await registerPerson(server, { email })
    for (const it of [email, 'unknown@example.com']) {
      const statuses = [await forgot(it), await forgot(it), await forgot(it), await forgot(it)]
      expect(statuses.map((answer) => answer.status)).toEqual([200, 200, 200, 429])
    }
  })

  test.each(['', 'x'.repeat(43), "' or 1=1"])('is not set by the made-up link %j', async (made) => {
    expect([400, 404]).toContain((await reset(made)).status)
  })
})
