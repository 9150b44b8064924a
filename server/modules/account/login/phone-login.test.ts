import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { codeFor, logInByPhone, newPhone, otherThan } from '#tests/support/people.ts'

const MINUTE_MS = 60_000

const server = testApp()

const ask = (phone: string, headers = {}) => server.call('generate-login-otp', { phone }, headers)
const enter = (phone: string, otp: string, more: object = {}) =>
  server.call('login-with-otp', { phone, otp, ...more })

async function askedFor(phone: string): Promise<string> {
  expect(await ask(phone)).toMatchObject({ status: 200, body: { otp: true } })
  return codeFor(server, phone)
}

const wrong = {
  status: 400,
  body: { success: false, code: 'VALIDATION', data: 'DONOTMATCH', valid_otp: false, proceed_login: false },
}

describe('a new person', () => {
  test('proves the number, is asked for a name, and is in with the same code', async () => {
    const phone = newPhone()
    const otp = await askedFor(phone)
    const first = await enter(phone, otp)
    expect(first.body).toEqual({
      success: true,
      data: null,
      email_phone_already_used: false,
      otp: true,
      valid_otp: true,
      new_user: true,
      proceed_login: false,
      enter_phone_after_social_login: false,
    })
    const second = await enter(phone, otp, { name: ' Amira ', email: 'Amira@Example.com' })
    expect(second.body).toMatchObject({
      data: { id: expect.any(Number), name: 'Amira', auth_token: expect.stringMatching(/^[\w-]{43}$/) },
      valid_otp: true,
      new_user: false,
      proceed_login: true,
    })
    const { auth_token: token } = second.body.data as { auth_token: string }
    expect((await server.call('get-sessions', { token })).status).toBe(200)
  })

  test('may take ten minutes for the name, and no longer', async () => {
    const [quick, slow] = [newPhone(), newPhone()]
    const codes = [await askedFor(quick), await askedFor(slow)] as const
    server.clock.move(4 * MINUTE_MS)
    await enter(quick, codes[0])
    await enter(slow, codes[1])
    server.clock.move(5 * MINUTE_MS)
    expect((await enter(quick, codes[0], { name: 'Quick' })).body.proceed_login).toBe(true)
    server.clock.move(MINUTE_MS)
    expect(await enter(slow, codes[1], { name: 'Slow' })).toMatchObject(wrong)
  })

  test('is told, after the code alone, that the address is another’s, and may give another one', async () => {
    const email = 'taken@example.com'
    await logInByPhone(server, newPhone(), { name: 'First', email })
    const phone = newPhone()
    const otp = await askedFor(phone)
    expect(await enter(phone, otherThan(otp), { name: 'X', email })).toMatchObject(wrong)
    expect(await enter(phone, otp, { name: 'Second', email: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { success: false, code: 'UNAVAILABLE', email_phone_already_used: true, proceed_login: false },
    })
    const done = await enter(phone, otp, { name: 'Second', email: 'free@example.com' })
    expect(done.body.proceed_login).toBe(true)
  })

  test('is remembered with who referred them; a code that is nobody’s is no hindrance', async () => {
    const { id: referrer } = await logInByPhone(server, newPhone())
    const query = server.database.query.selectFrom('account').select(['referral_code', 'referred_by'])
    const { referral_code } = await query.where('id', '=', referrer).executeTakeFirstOrThrow()
    const referredBy = async (code: string) => {
      const { id } = await logInByPhone(server, newPhone(), { name: 'B', referral_code: code })
      return (await query.where('id', '=', id).executeTakeFirstOrThrow()).referred_by
    }
    expect(await referredBy(` ${referral_code.toLowerCase()} `)).toBe(referrer)
    for (const nobodys of ['', 'NOBODYS1', '<img src=x onerror=alert(1)>', 'A'.repeat(10_000)]) {
      expect(await referredBy(nobodys)).toBe(null)
    }
  })
})

describe('somebody known', () => {
  test('is in with the code alone; name and referral change nothing', async () => {
    const phone = newPhone()
    const { id, token } = await logInByPhone(server, phone)
    const again = await logInByPhone(server, phone, { name: 'Mallory' })
    expect([again.id, again.name]).toEqual([id, 'Amira'])
    expect(again.token).not.toBe(token)
  })

  test('gets a token of the server’s making, whichever one came along', async () => {
    const phone = newPhone()
    const before = await logInByPhone(server, phone)
    const planted = 'p'.repeat(43)
    const more = { token: planted, auth_token: planted, session_id: 1 }
    const after = await logInByPhone(server, phone, more)
    expect([planted, before.token]).not.toContain(after.token)
    expect((await server.call('get-sessions', { token: planted })).status).toBe(401)
  })

  test('is in however the number is written', async () => {
    const phone = newPhone()
    const { id } = await logInByPhone(server, phone)
    const written = `+1 (${phone.slice(2, 5)}) ${phone.slice(5)}`
    await server.call('generate-login-otp', { phone: written })
    const { body } = await enter(`‪${written}`, await codeFor(server, phone))
    expect((body.data as { id: number }).id).toBe(id)
  })

  test('whose account was shut is told so after the right code, and not before', async () => {
    const phone = newPhone()
    const { id } = await logInByPhone(server, phone)
    const shut = { disabled_at: server.clock.now() }
    await server.database.query.updateTable('account').set(shut).where('id', '=', id).execute()
    const otp = await askedFor(phone)
    expect(await enter(phone, otherThan(otp))).toMatchObject(wrong)
    expect((await enter(phone, otp)).body.code).toBe('USER_INACTIVE')
  })

  test('takes the number from who only claimed it', async () => {
    const phone = newPhone()
    const claim = { name: 'Claimer', phone, notifications: undefined, disabled_at: null }
    await server.database.query
      .insertInto('account')
      .values({ ...claim, created_at: server.clock.now() })
      .execute()
    expect((await logInByPhone(server, phone, { name: 'Owner' })).name).toBe('Owner')
  })
})

describe('a code', () => {
  test.each(['en', 'es', 'ar'])(
    'is the only run of digits in its message, and first in it (%s)',
    async (language) => {
      const phone = newPhone()
      await ask(phone, { 'accept-language': language })
      const [message] = await server.sent()
      expect(message?.text.match(/\d+/g)).toEqual([expect.stringMatching(/^\d{6}$/)])
      expect(message?.text.split(/\s+/, 5).join(' ')).toMatch(/\d{6}/)
      // With the line for a host of thirty letters the message fits into two parts, in Arabic too.
      expect(`${message?.text}\n\n@${'h'.repeat(30)} #123456`.length).toBeLessThanOrEqual(134)
    },
  )

  test.each([
    ['arab', 0x660],
    ['persian', 0x6f0],
    ['full width', 0xff10],
  ])('may be typed in %s digits, with what a keyboard puts between them', async (_, zero) => {
    const phone = newPhone()
    const otp = await askedFor(phone)
    const typed = [...otp].map((it) => String.fromCharCode(Number(it) + zero)).join('')
    const spaced = ` ${typed.slice(0, 3)} ${typed.slice(3)}\u200f`
    expect((await enter(phone, spaced)).body.valid_otp).toBe(true)
  })

  test.each(['12345', '1234'])('has six digits: %s is wrong', async (short) => {
    const phone = newPhone()
    await ask(phone)
    expect(await enter(phone, short)).toMatchObject(wrong)
  })

  test.each(['', '123', '1234567', 'abcdef', '12 34 5x', 123456, null])('%j is none', async (otp) => {
    const { status, body } = await server.call('login-with-otp', { phone: newPhone(), otp })
    expect([status, body.fields]).toEqual([400, { otp: expect.any(String) }])
  })

  test('works once, for its number and for its purpose', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    const otp = await askedFor(phone)
    await askedFor(other)
    if ((await codeFor(server, other)) !== otp) expect(await enter(other, otp)).toMatchObject(wrong)
    expect((await enter(phone, otp, { name: 'A' })).body.proceed_login).toBe(true)
    expect(await enter(phone, otp, { name: 'A' })).toMatchObject(wrong)
    expect(await enter(phone, otp)).toMatchObject(wrong)
  })

  test('would work twice, were it not taken away when it is used', async () => {
    const phone = newPhone()
    const otp = await askedFor(phone)
    const { pool } = server.database
    const { rows } = await pool.query('select * from one_time_code where phone = $1', [phone])
    expect((await enter(phone, otp, { name: 'A' })).body.proceed_login).toBe(true)
    const { purpose, salt, code_hash, created_at, expires_at } = rows[0]
    await pool.query(
      `insert into one_time_code (purpose, phone, salt, code_hash, created_at, expires_at)
        values ($1, $2, $3, $4, $5, $6)`,
      [purpose, phone, salt, code_hash, created_at, expires_at],
    )
    expect((await enter(phone, otp)).body.proceed_login).toBe(true)
  })

  test('is good for five minutes', async () => {
    const [early, late] = [newPhone(), newPhone()]
    const codes = [await askedFor(early), await askedFor(late)] as const
    server.clock.move(5 * MINUTE_MS - 1)
    expect((await enter(early, codes[0])).body.valid_otp).toBe(true)
    server.clock.move(1)
    expect(await enter(late, codes[1])).toMatchObject(wrong)
  })

  test('gives way to a newer one', async () => {
    const phone = newPhone()
    const old = await askedFor(phone)
    const fresh = await askedFor(phone)
    if (old !== fresh) expect(await enter(phone, old)).toMatchObject(wrong)
    expect((await enter(phone, fresh)).body.valid_otp).toBe(true)
  })

  test('is dead after five tries, the right one too', async () => {
    const phone = newPhone()
    const otp = await askedFor(phone)
    for (let i = 0; i < 5; i++) expect(await enter(phone, otherThan(otp))).toMatchObject(wrong)
    expect(await enter(phone, otp)).toMatchObject(wrong)
  })

  test('used twice at the same moment lets one in', async () => {
    const phone = newPhone()
    const otp = await askedFor(phone)
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(phone, otp, { name: 'A' })))
    expect(answers.filter((it) => it.body.proceed_login === true)).toHaveLength(1)
    const rows = await server.database.query
      .selectFrom('account')
      .select('id')
      .where('phone', '=', phone)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('of somebody known, used twice at the same moment, begins one session', async () => {
    const phone = newPhone()
    await logInByPhone(server, phone)
    const otp = await askedFor(phone)
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(phone, otp)))
    expect(answers.filter((it) => it.body.proceed_login === true)).toHaveLength(1)
  })
})
