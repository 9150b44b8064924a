import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { answer, ask, askedAbout, secretFor, threadOf, wordsIn, writer } from '#tests/support/inquiries.ts'
import { newKey } from '#tests/support/orders.ts'

let log = ''
let isDown = false
let isDead = false
let onMail = async () => {}
const kept: { to: string; text: string; subject: string }[] = []
const server = testApp({
  env: { LOG_LEVEL: 'trace' },
  logTo: {
    write(line) {
      log += line
    },
  },
  outside: {
    messages: {
      async send(it) {
        if (isDown) throw new Error('down')
        if (it.channel === 'email') kept.push(it)
        await onMail()
        // A server that dies here notes nothing any more.
        if (isDead) await new Promise(() => {})
      },
    },
  },
})
const MINUTE = 60_000

const mailsTo = async (email: string) => {
  await server.services.inquiries.parts.mails.sendDue()
  await server.services.notifications.run()
  return kept.filter((it) => it.to === email)
}
const linkIn = (text = '') => /#([\w-]{22})/.exec(text)?.[1] ?? ''
const reply = (secret: string, text: string) =>
  server.call('answer-inquiry-by-link', { secret, text, message_key: newKey() })

describe('who is behind a listing', () => {
  test('is mailed at most every 15 minutes, with the same link, and without what was written', async () => {
    const [amira, to] = [await writer(server), 'calm@example.com']
    const inquiry = await threadOf(server, amira.token, await askedAbout(server, { email: to }))
    expect(await mailsTo(to)).toMatchObject([{ subject: 'New message about The old skiff' }])
    await answer(server, amira.token, inquiry, 'Another one')
    server.clock.move(14 * MINUTE)
    expect(await mailsTo(to)).toHaveLength(1)
    await answer(server, amira.token, inquiry, 'And another')
    server.clock.move(MINUTE)
    const [first, second] = await mailsTo(to)
    expect(await mailsTo(to)).toHaveLength(2)
    expect(linkIn(second?.text)).toBe(linkIn(first?.text))
    expect(kept.map((it) => it.text).join()).not.toMatch(/Another one|float/)
  })

  test('is mailed at once of what is written at once, in one mail', async () => {
    const [amira, to] = [await writer(server), 'once@example.com']
    const inquiry = await threadOf(server, amira.token, await askedAbout(server, { email: to }))
    await answer(server, amira.token, inquiry, 'And')
    await answer(server, amira.token, inquiry, 'And this')
    expect(await mailsTo(to)).toHaveLength(1)
    server.clock.move(20 * MINUTE)
    expect(await mailsTo(to)).toHaveLength(1)
  })

  test('is not mailed what they have read', async () => {
    const [amira, to] = [await writer(server), 'there@example.com']
    const inquiry = await threadOf(server, amira.token, await askedAbout(server, { email: to }))
    const secret = linkIn((await mailsTo(to))[0]?.text)
    await answer(server, amira.token, inquiry, 'Two')
    await server.call('get-inquiry-by-link', { secret })
    server.clock.move(16 * MINUTE)
    expect(await mailsTo(to)).toHaveLength(1)
  })

  test('is mailed later where the mail server was down', async () => {
    const [amira, to] = [await writer(server), 'later@example.com']
    await ask(server, amira.token, await askedAbout(server, { email: to }))
    isDown = true
    expect(await mailsTo(to)).toEqual([])
    isDown = false
    server.clock.move(5 * MINUTE)
    expect(await mailsTo(to)).toHaveLength(1)
    server.clock.move(60 * MINUTE)
    expect(await mailsTo(to)).toHaveLength(1)
  })

  test('is mailed by the next server where one dies over it, with the same link', async () => {
    const [amira, to] = [await writer(server), 'next@example.com']
    await ask(server, amira.token, await askedAbout(server, { email: to }))
    isDead = true
    void server.services.inquiries.parts.mails.sendDue()
    await expect.poll(() => kept.filter((it) => it.to === to)).toHaveLength(1)
    isDead = false
    expect(await mailsTo(to)).toHaveLength(1)
    server.clock.move(3 * MINUTE)
    const [first, again] = await mailsTo(to)
    expect(linkIn(again?.text)).toBe(linkIn(first?.text))
    server.clock.move(60 * MINUTE)
    expect(await mailsTo(to)).toHaveLength(2)
  })

  test('is mailed once, however long the mails of others take', async () => {
    const amira = await writer(server)
    const all = [1, 2, 3].map((it) => `slow${it}@example.com`)
    for (const [at, email] of all.entries())
      await ask(server, amira.token, await askedAbout(server, { email }), { text: `Slowly ${at}` })
    const sendDue = () => server.services.inquiries.parts.mails.sendDue()
    let sent = 0
    onMail = async () => {
      server.clock.move(MINUTE + 1)
      // Another server looks for mails at the same time.
      if (++sent === 2) await sendDue()
    }
    await sendDue()
    onMail = async () => {}
    expect(kept.map((it) => it.to).filter((it) => it.startsWith('slow'))).toEqual(all)
  })

  test('is the operator where nobody else can be reached', async () => {
    await server.services.settings.change('supportEmail', 'help@example.com')
    const amira = await writer(server)
    await ask(server, amira.token, await askedAbout(server, { email: null }))
    expect(await mailsTo('help@example.com')).toHaveLength(1)
  })
})

test('who asks is mailed at most every 15 minutes, and not what they have read', async () => {
  const [amira, to, own] = [await writer(server), 'host2@example.com', 'asker@example.com']
  await server.database.query
    .updateTable('account')
    .set({ email: own, email_confirmed_at: new Date() })
    .where('id', '=', amira.accountId)
    .execute()
  const inquiry = await threadOf(server, amira.token, await askedAbout(server, { email: to }))
  const secret = linkIn((await mailsTo(to))[0]?.text)
  await reply(secret, 'One')
  await reply(secret, 'One more')
  expect(await mailsTo(own)).toMatchObject([{ text: expect.stringContaining(`/messages/${inquiry}`) }])
  await reply(secret, 'Two')
  server.clock.move(14 * MINUTE)
  expect(await mailsTo(own)).toHaveLength(1)
  server.clock.move(2 * MINUTE)
  expect(await mailsTo(own)).toHaveLength(2)
  await reply(secret, 'Three')
  const { body } = await server.call('get-inquiry', { token: amira.token, inquiry })
  const until = (body.messages as { id: number }[]).at(-1)?.id
  await server.call('read-inquiry', { token: amira.token, inquiry, until })
  server.clock.move(20 * MINUTE)
  expect(await mailsTo(own)).toHaveLength(2)
  expect(kept.map((it) => it.text).join()).not.toMatch(/One|Two|Three/)
})

test('no word, link or address of a thread reaches the log, and the secret of a link is nowhere stored', async () => {
  const [amira, to] = [await writer(server), 'hush@example.com']
  const about = await askedAbout(server, { email: to })
  await threadOf(server, amira.token, about, { text: 'Quite between us' })
  const secret = linkIn((await mailsTo(to))[0]?.text)
  await reply(secret, 'Nobody listens')
  await reply('B'.repeat(22), 'Nobody listens')
  expect(await wordsIn(server, { secret })).toHaveLength(2)
  expect(log).toContain('/public/api/answer-inquiry-by-link')
  for (const private_ of [secret, 'Quite between us', 'Nobody listens', to]) {
    expect(private_.length).toBeGreaterThan(5)
    expect(log).not.toContain(private_)
  }
  const rows = await server.database.query.selectFrom('inquiry').selectAll().execute()
  expect(JSON.stringify(rows.map((it) => ({ ...it, secret_hash: it.secret_hash.toString('base64url') }))))
    .not //
    .toContain(secret)
  expect(await secretFor(server, to)).toBe('')
})
