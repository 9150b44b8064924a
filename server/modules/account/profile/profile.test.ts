import { describe, expect, test } from 'vitest'
import { minor } from '#contract/money.ts'
import { testApp } from '#tests/support/app.ts'
import {
  codeFor,
  linkFor,
  logInByPhone,
  newAddress,
  newPhone,
  otherThan,
  registerPerson,
} from '#tests/support/people.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const server = testApp()

type User = Record<string, unknown>

const userOf = async (token: string) => (await server.call('update-user-info', { token })).body.data as User
const change = (token: string, it: object) => server.call('update-profile', { token, ...it })
const isLoggedIn = async (token: string) => (await server.call('get-sessions', { token })).status === 200
const confirm = (confirm_token: string | undefined) => server.call('confirm-email', { confirm_token })
const linkTo = (email: string) => linkFor(server, email, '/profile/confirm-email')

describe('a profile', () => {
  test('is told to its owner, whoever else the request names', async () => {
    const bo = await logInByPhone(server, newPhone(), { name: 'Bo' })
    const phone = newPhone()
    const { id, token } = await logInByPhone(server, phone, { name: 'Amira' })
    const { body } = await server.call('update-user-info', { token, user_id: bo.id, unique_booking_id: 'x' })
    expect(body.data).toEqual({
      ...{ id, name: 'Amira', phone, email: null, email_confirmed: false, pending_email: null },
      ...{ avatar: null, has_password: false, referral_code: expect.stringMatching(/^[A-Z0-9]{10}$/) },
      notifications: { bookings_push: true, bookings_email: true, news_push: false, news_email: false },
      ...{ wallet_balance: 0, deletion_at: null },
    })
  })

  test('changes in what is given, and twice is as once', async () => {
    const { token } = await logInByPhone(server, newPhone())
    for (const _ of [1, 2]) {
      const { body } = await change(token, { name: ' Amina ', notifications: { news_email: true } })
      expect(body.data).toMatchObject({
        name: 'Amina',
        notifications: { news_email: true, news_push: false },
      })
    }
    await change(token, { notifications: { bookings_push: false } })
    expect(await userOf(token)).toMatchObject({
      name: 'Amina',
      notifications: { bookings_push: false, bookings_email: true, news_email: true },
    })
  })

  test.each([{ name: '' }, { name: 'x'.repeat(101) }, { email: 'no' }, { notifications: { news_email: 1 } }])(
    'refuses %j',
    async (odd) => {
      const { token } = await logInByPhone(server, newPhone())
      expect((await change(token, odd)).body.code).toBe('VALIDATION')
    },
  )

  test('ignores what is not for the person to change', async () => {
    const { token } = await logInByPhone(server, newPhone())
    await change(token, {
      wallet_balance: 1e6,
      phone: '+15550100',
      id: 1,
      deletion_at: null,
      email_confirmed: true,
    })
    expect(await userOf(token)).toMatchObject({ wallet_balance: 0, email_confirmed: false })
  })
})

describe('an e-mail address', () => {
  test('is the account’s once its link was followed, and only the newest link counts', async () => {
    const { token } = await logInByPhone(server, newPhone())
    await change(token, { email: 'first@example.org' })
    const first = await linkTo('first@example.org')
    await change(token, { email: 'second@example.org' })
    expect(await userOf(token)).toMatchObject({ email: null, pending_email: 'second@example.org' })
    expect((await confirm(first)).status).toBe(404)
    const second = await linkTo('second@example.org')
    expect((await confirm(second)).body.email).toBe('second@example.org')
    expect(await userOf(token)).toMatchObject({
      ...{ email: 'second@example.org', email_confirmed: true, pending_email: null },
    })
    expect((await confirm(second)).body.code).toBe('NOT_FOUND')
  })

  test('that changes is told to the old one', async () => {
    const { token } = await logInByPhone(server, newPhone())
    await change(token, { email: 'old@example.org' })
    await confirm(await linkTo('old@example.org'))
    await change(token, { email: 'new@example.org' })
    await confirm(await linkTo('new@example.org'))
    await server.services.accounts.settled()
    const told = (await server.sent()).filter((it) => it.to === 'old@example.org')
    expect(told[0]?.text).toContain('another e-mail address')
  })

  test('is good for a day', async () => {
    const { token } = await logInByPhone(server, newPhone())
    await change(token, { email: 'late@example.org' })
    const link = await linkTo('late@example.org')
    server.clock.move(DAY_MS)
    expect((await confirm(link)).status).toBe(404)
  })

  test('that is another’s gets no link, and the answer is as for any', async () => {
    const owner = await logInByPhone(server, newPhone())
    await change(owner.token, { email: 'owned@example.org' })
    await confirm(await linkTo('owned@example.org'))
    const before = (await server.sent()).length
    const { token } = await logInByPhone(server, newPhone())
    const { status, body } = await change(token, { email: 'OWNED@example.org' })
    expect([status, (body.data as User).pending_email]).toEqual([200, 'OWNED@example.org'])
    await server.services.accounts.settled()
    // Only the code of the login was sent.
    expect((await server.sent()).length - before).toBe(1)
  })

  test('that somebody only claimed goes to who follows the link', async () => {
    const claimer = await registerPerson(server, { email: 'claimed@example.org' })
    const { token } = await logInByPhone(server, newPhone())
    await change(token, { email: 'claimed@example.org' })
    await confirm(await linkTo('claimed@example.org'))
    expect((await userOf(token)).email).toBe('claimed@example.org')
    expect((await userOf(claimer.token)).email).toBe(null)
  })
})

describe('another phone number', () => {
  const sendCode = (token: string, phone: string) =>
    server.call('send-phone-code', { token, phone }, {}, newAddress())
  const take = (token: string, phone: string, otp: string) =>
    server.call('change-phone', { token, phone, otp })

  test('is proven by its code, told to the old one, and ends all other sessions', async () => {
    const [old, fresh] = [newPhone(), newPhone()]
    const elsewhere = await logInByPhone(server, old)
    const { token } = await logInByPhone(server, old)
    expect((await sendCode(token, fresh)).body).toMatchObject({ otp: true, resend_after_seconds: 30 })
    const otp = await codeFor(server, fresh)
    expect((await take(token, fresh, otherThan(otp))).body.valid_otp).toBe(false)
    expect((await take(token, fresh, otp)).body.data).toMatchObject({ phone: fresh })
    expect([await isLoggedIn(token), await isLoggedIn(elsewhere.token)]).toEqual([true, false])
    await server.services.accounts.settled()
    const told = (await server.sent()).find((it) => it.to === old)
    expect(told?.text).toContain('another phone number')
    expect((await logInByPhone(server, old, { name: 'Stranger' })).id).not.toBe(elsewhere.id)
  })

  test('that is another’s is said so after the code', async () => {
    const theirs = newPhone()
    await logInByPhone(server, theirs)
    const { token } = await logInByPhone(server, newPhone())
    await sendCode(token, theirs)
    const { status, body } = await take(token, theirs, await codeFor(server, theirs))
    expect([status, body.email_phone_already_used]).toEqual([409, true])
  })

  test('is not taken by a code that was sent to log in, nor by one another account asked for', async () => {
    const { token } = await logInByPhone(server, newPhone())
    const other = await logInByPhone(server, newPhone())
    const fresh = newPhone()
    await server.call('generate-login-otp', { phone: fresh }, {}, newAddress())
    expect((await take(token, fresh, await codeFor(server, fresh))).status).toBe(400)
    await sendCode(token, fresh)
    expect((await take(other.token, fresh, await codeFor(server, fresh))).status).toBe(400)
  })

  test('is wanted by two at once, and one has it', async () => {
    const fresh = newPhone()
    const people = [await logInByPhone(server, newPhone()), await logInByPhone(server, newPhone())]
    await sendCode(people[0]?.token ?? '', fresh)
    const otp = await codeFor(server, fresh)
    await server.call('generate-login-otp', { phone: fresh }, {}, newAddress())
    const login = await codeFor(server, fresh)
    await Promise.all([
      take(people[0]?.token ?? '', fresh, otp),
      server.call('login-with-otp', { phone: fresh, otp: login, name: 'C' }),
    ])
    const held = server.database.query.selectFrom('account').select('id').where('phone', '=', fresh)
    expect(await held.execute()).toHaveLength(1)
  })
})

describe('another password', () => {
  const take = (token: string, current_password: string, password: string) =>
    server.call('change-password', { token, current_password, password })

  test('wants the current one, ends all other sessions and is told by mail', async () => {
    const email = 'careful@example.org'
    const { token, password } = await registerPerson(server, { email })
    const elsewhere = await server.call('login', { email, password }, {}, newAddress())
    const other = (elsewhere.body.data as { auth_token: string }).auth_token
    expect((await take(token, 'not it at all', 'a new harbour')).body).toMatchObject({ data: 'DONOTMATCH' })
    expect((await take(token, password, 'password123')).body.fields).toEqual({ password: 'weak' })
    expect((await take(token, password, 'a new harbour')).status).toBe(200)
    expect([await isLoggedIn(token), await isLoggedIn(other)]).toEqual([true, false])
    await server.services.accounts.settled()
    expect((await server.sent())[0]).toMatchObject({ to: email, text: expect.stringContaining('password') })
  })

  test('is not set where there is none, by a guess least of all', async () => {
    const { token } = await logInByPhone(server, newPhone())
    expect((await take(token, '', 'a new harbour')).status).toBe(400)
  })

  test('is not found out by trying', async () => {
    const { token, password } = await registerPerson(server, { email: 'tried@example.org' })
    for (let i = 0; i < 10; i++) expect((await take(token, `no ${i}`, 'a new harbour')).status).toBe(400)
    expect((await take(token, password, 'a new harbour')).status).toBe(429)
  })
})

test('all other sessions end at a word', async () => {
  const phone = newPhone()
  const others = [await logInByPhone(server, phone), await logInByPhone(server, phone)]
  server.clock.move(DAY_MS)
  const { token } = await logInByPhone(server, phone)
  await server.call('end-other-sessions', { token })
  expect(await isLoggedIn(token)).toBe(true)
  for (const it of others) expect(await isLoggedIn(it.token)).toBe(false)
})

describe('my data', () => {
  test('holds what is kept of me, and no secret', async () => {
    const email = 'whole@example.org'
    const { token, phone, password } = await registerPerson(server, { email })
    await server.call('save-notification-token', {
      token,
      push_token: 'a push token',
      device_type: 'android',
    })
    const { body } = await server.call('download-my-data', { token })
    expect(body.file_name).toMatch(/^quayside-my-data-2\d{3}-\d\d-\d\d\.json$/)
    expect(body.data).toMatchObject({
      account: { phone, email },
      sessions: [{ is_current: true }],
      push_devices: [{ service: 'notification', device_type: 'android' }],
    })
    const text = JSON.stringify(body)
    for (const secret of [token, password, 'scrypt', 'a push token', 'hash'])
      expect(text).not.toContain(secret)
  })
})

describe('an account that is to be deleted', () => {
  const ask = (token: string) => server.call('delete-account', { token })

  test('waits for seven days, tells its owner, and may be kept', async () => {
    const phone = newPhone()
    const { token } = await logInByPhone(server, phone)
    const first = (await ask(token)).body.data as User
    expect(first.deletion_at).toBe(new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString())
    await server.services.accounts.settled()
    expect((await server.sent())[0]).toMatchObject({ to: phone, text: expect.stringContaining('seven days') })
    server.clock.move(DAY_MS)
    expect((await ask(token)).body.data).toMatchObject({ deletion_at: first.deletion_at })
    expect((await server.call('keep-account', { token })).body.data).toMatchObject({ deletion_at: null })
    server.clock.move(8 * DAY_MS)
    expect(await server.services.accounts.eraseDue()).toBe(0)
    expect(await isLoggedIn(token)).toBe(true)
  })

  test('ends in time, whether or not the sweep has come, and nothing of the person is left', async () => {
    const email = 'leaving@example.org'
    const { token, id, phone, password } = await registerPerson(server, { email })
    const { perks } = server.services
    await server.database.transaction((tx) =>
      perks.parts.grants.money(tx, id, { amount: minor(500), currency: 'USD' }),
    )
    await ask(token)
    server.clock.move(7 * DAY_MS)
    expect(await isLoggedIn(token)).toBe(false)
    expect((await server.call('login', { email, password }, {}, newAddress())).body.code).toBe(
      'USER_INACTIVE',
    )
    expect(await server.services.accounts.eraseDue()).toBe(1)
    expect(await server.services.accounts.eraseDue()).toBe(0)
    const row = await server.database.query
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`Amira|leaving|${phone.slice(1)}|scrypt`))
    const counted = await server.database.query.selectFrom('attempt').select('subject').execute()
    expect(counted.filter((it) => it.subject.includes(phone) || it.subject.includes(email))).toEqual([])
    // The books are still there, under the account's id alone.
    expect(await perks.balanceOf(id)).toBe(5)
    expect((await logInByPhone(server, phone, { name: 'Somebody new' })).id).not.toBe(id)
  })
})
