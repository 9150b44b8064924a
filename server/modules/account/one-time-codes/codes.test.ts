import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { composeServices } from '#server/compose.ts'
import type { OutgoingMessage } from '#server/ports/messages.ts'
import { testApp } from '#tests/support/app.ts'
import { codeFor, newAddress, newPhone, otherThan } from '#tests/support/people.ts'
import { newCode } from './code-hash.ts'
import { phoneLine } from './code-message.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

const server = testApp()

const ask = (phone: string, from = newAddress()) => server.call('generate-login-otp', { phone }, {}, from)
const guess = (phone: string, otp: string, from = newAddress()) =>
  server.call('login-with-otp', { phone, otp }, {}, from)

/** Counts how many of some codes are sent. */
async function sentOf(times: number, next: (i: number) => Promise<{ status: number }>): Promise<number> {
  let sent = 0
  for (let i = 0; i < times; i++) {
    const { status } = await next(i)
    expect([200, 429]).toContain(status)
    if (status === 200) sent++
  }
  return sent
}

describe('asking for codes', () => {
  test('says when the next one may be asked for, and keeps to it', async () => {
    const phone = newPhone()
    const waits = [await ask(phone), await ask(phone), await ask(phone)].map(
      (it) => it.body.resend_after_seconds,
    )
    expect(waits).toEqual([30, 15, 600])
    const refused = await ask(phone)
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'TOO_MANY',
      '600',
    ])
    server.clock.move(600 * SECOND_MS - 1)
    expect((await ask(phone)).status).toBe(429)
    server.clock.move(1)
    expect((await ask(phone)).status).toBe(200)
  })

  test('is limited in any ten minutes, not from one full ten to the next', async () => {
    const phone = newPhone()
    await ask(phone)
    server.clock.move(9 * MINUTE_MS)
    await ask(phone)
    await ask(phone)
    server.clock.move(2 * MINUTE_MS)
    expect((await ask(phone)).status).toBe(200)
    expect((await ask(phone)).status).toBe(429)
  })

  test('at the same moment is counted one by one', async () => {
    const phone = newPhone()
    const answers = await Promise.all([...Array(10)].map(() => ask(phone)))
    expect(answers.filter((it) => it.status === 200)).toHaveLength(3)
  })

  test('would have no end, were it not for the attempts that are written down', async () => {
    const phone = newPhone()
    const sent = await sentOf(10, async () => {
      await server.database.pool.query('delete from attempt')
      return ask(phone)
    })
    expect(sent).toBe(10)
  })

  test('for a block of numbers ends, whoever asks, and leaves others alone', async () => {
    const block = newPhone().slice(0, -3)
    const sent = await sentOf(100, (i) => ask(`${block}${100 + i}`))
    expect(sent).toBe(50)
    expect((await ask(newPhone())).status).toBe(200)
  })

  test('from one address ends', async () => {
    const from = newAddress()
    expect(await sentOf(130, () => ask(newPhone(), from))).toBe(120)
    expect((await ask(newPhone())).status).toBe(200)
  })

  test('is for the countries that are served', async () => {
    await server.services.settings.change('phoneCountries', 'PT,ES')
    const abroad = await ask('+390612345678')
    expect([abroad.status, abroad.body.fields]).toEqual([400, { phone: 'country' }])
    expect((await ask('+351912345678')).status).toBe(200)
    await server.services.settings.change('phoneCountries', undefined)
    expect((await ask('+390612345678')).status).toBe(200)
  })

  test('ends for the day when the budget is spent, with words for it', async () => {
    server.clock.move(DAY_MS)
    await server.services.settings.change('smsDailyBudget', '2')
    expect(await sentOf(3, () => ask(newPhone()))).toBe(2)
    const { body, headers } = await ask(newPhone())
    expect(body.message).toContain('today')
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400)
    server.clock.move(DAY_MS)
    expect((await ask(newPhone())).status).toBe(200)
    await server.services.settings.change('smsDailyBudget', undefined)
  })
})

test('a restart forgives nothing', async () => {
  const phone = newPhone()
  for (const _ of [1, 2, 3]) await ask(phone)
  const { database, clock } = server
  const restarted = composeServices({ database, clock })
  const visitor = { address: newAddress(), language: 'en' }
  await expect(
    restarted.accounts.parts.codes.send({ purpose: 'login', phone }, visitor),
  ).rejects.toMatchObject({
    code: 'TOO_MANY',
  })
})

describe('guessing', () => {
  test('keeps nobody out: however many codes are made up for a number, its owner’s next one is good', async () => {
    const phone = newPhone()
    for (let i = 0; i < 40; i++) expect((await guess(phone, '123456')).status).toBe(400)
    await ask(phone)
    const first = await codeFor(server, phone)
    for (let i = 0; i < 40; i++) expect((await guess(phone, otherThan(first))).status).toBe(400)
    await ask(phone)
    expect((await guess(phone, await codeFor(server, phone))).body.valid_otp).toBe(true)
  })

  test('has five tries a code and three codes in ten minutes, from however many addresses', async () => {
    const phone = newPhone()
    for (let code = 0; code < 3; code++) {
      expect((await ask(phone)).status).toBe(200)
      const otp = await codeFor(server, phone)
      for (let i = 0; i < 5; i++) expect((await guess(phone, otherThan(otp))).status).toBe(400)
      expect((await guess(phone, otp)).status).toBe(400)
    }
    expect((await ask(phone)).status).toBe(429)
  })

  test('would go on until it is right, were it not for the count of its tries', async () => {
    const phone = newPhone()
    await ask(phone)
    const otp = await codeFor(server, phone)
    for (let i = 0; i < 20; i++) {
      expect((await guess(phone, otherThan(otp))).status).toBe(400)
      await server.database.pool.query('update one_time_code set tries = 0 where phone = $1', [phone])
    }
    expect((await guess(phone, otp)).body.valid_otp).toBe(true)
  })

  test('from one address ends, whatever the numbers', async () => {
    const from = newAddress()
    const statuses = new Set<number>()
    for (let i = 0; i < 200; i++) statuses.add((await guess(newPhone(), '123456', from)).status)
    expect([...statuses]).toEqual([400])
    expect((await guess(newPhone(), '123456', from)).status).toBe(429)
  })

  test('is not what a right code counts as', async () => {
    const phone = newPhone()
    for (let i = 0; i < 25; i++) {
      server.clock.move(4 * MINUTE_MS)
      await ask(phone)
      const body = { phone, otp: await codeFor(server, phone), name: 'A' }
      expect((await server.call('login-with-otp', body, {}, newAddress())).body.proceed_login).toBe(true)
    }
  })
})

test('a code has six digits, zeros in front among them, and no digit is likelier', () => {
  const codes = [...Array(6_000)].map(newCode)
  expect(codes.filter((it) => !/^\d{6}$/.test(it))).toEqual([])
  for (const digit of '0123456789') {
    const first = codes.filter((it) => it.startsWith(digit)).length
    expect(first).toBeGreaterThan(450)
    expect(first).toBeLessThan(750)
  }
})

test('a code is kept as a hash that the database alone does not tell', async () => {
  const phone = newPhone()
  await ask(phone)
  const otp = await codeFor(server, phone)
  const row = await server.database.query
    .selectFrom('one_time_code')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  const plain = [otp, `login ${phone} ${otp}`, Buffer.concat([row.salt, Buffer.from(otp)])]
  for (const text of plain) expect(row.code_hash).not.toEqual(createHash('sha256').update(text).digest())
  expect(JSON.stringify(row)).not.toContain(otp)
})

test('the line for browsers is left out where digits of the host would be taken for the code', () => {
  expect(phoneLine('https://book.example.com:8443/x', '012345')).toBe('@book.example.com #012345')
  for (const host of ['127.0.0.1', '7seas.example'])
    expect(phoneLine(`http://${host}:4000`, '012345')).toBe('')
})

describe('with an SMS gateway that fails', () => {
  let failing = true
  const sent: OutgoingMessage[] = []
  const messages = {
    async send(message: OutgoingMessage) {
      if (failing) throw new Error('no gateway')
      sent.push(message)
    },
  }
  const other = testApp({ outside: { messages } })

  test('it is said, nothing is counted, and it can be tried again', async () => {
    const phone = newPhone()
    for (let i = 0; i < 5; i++) {
      const { status, body } = await other.call('generate-login-otp', { phone })
      expect([status, body.code]).toEqual([409, 'UNAVAILABLE'])
      expect(body.message).toContain('could not be sent')
    }
    failing = false
    expect((await other.call('generate-login-otp', { phone })).body).toMatchObject({
      otp: true,
      resend_after_seconds: 30,
    })
    expect(sent).toHaveLength(1)
  })
})
