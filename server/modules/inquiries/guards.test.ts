import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { answer, ask, askedAbout, secretFor, threadOf, wordsIn, writer } from '#tests/support/inquiries.ts'
import { newKey } from '#tests/support/orders.ts'

const server = testApp()
const refusal = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.code]

describe('nobody writes', () => {
  test('without a number that is proven', async () => {
    const bo = await server.logIn('Bo')
    expect(refusal(await ask(server, bo.token, await askedAbout(server)))).toEqual([409, 'UNAVAILABLE'])
  })

  test('to themselves', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'Own@example.com' })
    const own = (at: Date | null) =>
      server.database.query
        .updateTable('account')
        .set({ email: 'own@example.com', email_confirmed_at: at })
        .where('id', '=', amira.accountId)
        .execute()
    await own(new Date())
    expect(refusal(await ask(server, amira.token, about))).toEqual([409, 'UNAVAILABLE'])
    // An address that is not confirmed may be another person's.
    await own(null)
    expect((await ask(server, amira.token, about)).status).toBe(200)
  })

  test('about what is over, withdrawn or of another vertical', async () => {
    const amira = await writer(server)
    const ends_at = server.clock.now()
    const over = await askedAbout(server, { listing: { ends_at } })
    const withdrawn = await askedAbout(server, { listing: { is_active: false } })
    expect(refusal(await ask(server, amira.token, over))).toEqual([409, 'UNAVAILABLE'])
    expect(refusal(await ask(server, amira.token, withdrawn))).toEqual([404, 'NOT_FOUND'])
    const elsewhere = { ...(await askedAbout(server)), vertical: 'places' }
    expect(refusal(await ask(server, amira.token, elsewhere))).toEqual([404, 'NOT_FOUND'])
  })

  test.each([
    ['nothing', { text: '' }],
    ['spaces', { text: ' \n ' }],
    ['2,001 letters', { text: 'a'.repeat(2_001) }],
    ['for nobody', { kind: 'request', details: { people: 0 } }],
    ['for a thousand', { kind: 'request', details: { people: 1_000 } }],
    ['for half a person', { kind: 'request', details: { people: 1.5 } }],
    ['for yesterday there', { kind: 'request', details: { day: '2026-05-31' } }],
    ['for no day', { kind: 'request', details: { day: '2026-02-30' } }],
    ['a kind there is not', { kind: 'order' }],
  ])('%s', async (_, more) => {
    const amira = await writer(server)
    expect(refusal(await ask(server, amira.token, await askedAbout(server), more))).toEqual([
      400,
      'VALIDATION',
    ])
  })

  test('but 2,000 letters of any kind, and for today there', async () => {
    const amira = await writer(server)
    const more = { text: '🌊'.repeat(2_000), kind: 'request', details: { day: '2026-06-01', people: 999 } }
    expect((await ask(server, amira.token, await askedAbout(server), more)).status).toBe(200)
  })
})

describe('too much', () => {
  test('is a fourth message without an answer', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'slow@example.com' })
    const inquiry = await threadOf(server, amira.token, about)
    for (const text of ['Two', 'Three'])
      expect((await answer(server, amira.token, inquiry, text)).status).toBe(200)
    expect(refusal(await answer(server, amira.token, inquiry, 'Four'))).toEqual([409, 'UNAVAILABLE'])
    expect(refusal(await ask(server, amira.token, about, { text: 'Four' }))).toEqual([409, 'UNAVAILABLE'])
    const secret = await secretFor(server, 'slow@example.com')
    const said = { secret, text: 'Yes?', message_key: newKey() }
    expect((await server.call('answer-inquiry-by-link', said)).body).toMatchObject({ success: true })
    expect((await answer(server, amira.token, inquiry, 'Four')).status).toBe(200)
  })

  test('are six new threads in an hour, or twenty-one in a day', async () => {
    const amira = await writer(server)
    const begin = async (n: number) =>
      (await ask(server, amira.token, await askedAbout(server), { text: `Words ${n}` })).status
    let n = 0
    for (let hour = 0; hour < 4; hour++) {
      for (let i = 0; i < 5; i++) expect(await begin(n++)).toBe(200)
      expect(await begin(n)).toBe(429)
      server.clock.move(3_600_001)
    }
    expect(await begin(n)).toBe(429)
  })

  test('are the same words to a fourth listing', async () => {
    const amira = await writer(server)
    const text = 'Buy my  boat'
    for (let i = 0; i < 3; i++)
      expect((await ask(server, amira.token, await askedAbout(server), { text })).status).toBe(200)
    const about = await askedAbout(server)
    const again = await ask(server, amira.token, about, { text: 'buy my boat' })
    expect(refusal(again)).toEqual([429, 'TOO_MANY'])
    expect((await ask(server, amira.token, about, { text: 'Is it blue?' })).status).toBe(200)
    expect((await ask(server, (await writer(server)).token, about, { text })).status).toBe(200)
  })

  test('are thirty-one messages in ten minutes, on either side', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'fast@example.com' })
    const inquiry = await threadOf(server, amira.token, about)
    const secret = await secretFor(server, 'fast@example.com')
    const reply = (text: string) =>
      server.call('answer-inquiry-by-link', { secret, text, message_key: newKey() })
    for (let i = 1; i < 30; i++) {
      expect((await reply(`${i}`)).status).toBe(200)
      expect((await answer(server, amira.token, inquiry, `${i}`)).status).toBe(200)
    }
    expect((await reply('30')).status).toBe(200)
    expect(refusal(await reply('31'))).toEqual([429, 'TOO_MANY'])
    expect(refusal(await answer(server, amira.token, inquiry, '31'))).toEqual([429, 'TOO_MANY'])
    server.clock.move(600_001)
    expect((await reply('31')).status).toBe(200)
  })
})

describe('once', () => {
  test('is said what is sent twice, as its answer was lost', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'twice@example.com' })
    const key = { idempotency_key: newKey() }
    const inquiry = await threadOf(server, amira.token, about, key)
    expect(await threadOf(server, amira.token, about, key)).toBe(inquiry)
    const secret = await secretFor(server, 'twice@example.com')
    const said = { secret, text: 'Once', message_key: newKey() }
    const [first, again] = [
      await server.call('answer-inquiry-by-link', said),
      await server.call('answer-inquiry-by-link', said),
    ]
    expect(again.body).toEqual(first.body)
    expect(await wordsIn(server, { secret })).toEqual(['them: Does it float?', 'me: Once'])
  })

  test('begins a thread that two devices begin at once', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server)
    const [one, other] = await Promise.all([
      ask(server, amira.token, about, { text: 'One' }),
      ask(server, amira.token, about, { text: 'Two' }),
    ])
    expect([one.status, other.status]).toEqual([200, 200])
    const { inquiry } = one.body.inquiry as { inquiry: string }
    expect((await wordsIn(server, { token: amira.token, inquiry })).sort()).toEqual(['me: One', 'me: Two'])
  })
})

test('both sides at once are both there, in one order', async () => {
  const amira = await writer(server)
  const inquiry = await threadOf(server, amira.token, await askedAbout(server, { email: 'both@example.com' }))
  const secret = await secretFor(server, 'both@example.com')
  await Promise.all([
    answer(server, amira.token, inquiry, 'From here'),
    server.call('answer-inquiry-by-link', { secret, text: 'From there', message_key: newKey() }),
  ])
  const here = await wordsIn(server, { token: amira.token, inquiry })
  const there = await wordsIn(server, { secret })
  const flipped = here.map((it) => it.replace(/^(me|them)/, (who) => (who === 'me' ? 'them' : 'me')))
  expect(here).toHaveLength(3)
  expect(there).toEqual(flipped)
})
