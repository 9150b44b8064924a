import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { answer, ask, askedAbout, secretFor, threadOf, wordsIn, writer } from '#tests/support/inquiries.ts'
import { newKey } from '#tests/support/orders.ts'

const server = testApp()

const byLink = (secret: string, text: string, more: object = {}) =>
  server.call('answer-inquiry-by-link', { secret, text, message_key: newKey(), ...more })
const inbox = async (token: string, more: object = {}) =>
  (await server.call('get-inquiries', { token, ...more })).body as unknown as {
    inquiries: { inquiry: string; is_unread: boolean; last_text: string; state: string; with: string }[]
    unread: number
    next_cursor?: string
  }

describe('a thread', () => {
  test('goes from a listing to who is behind it, by a link that needs no account, and back', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'round@example.com' })
    const inquiry = await threadOf(server, amira.token, about)
    const secret = await secretFor(server, 'round@example.com')
    expect(await wordsIn(server, { secret })).toEqual(['them: Does it float?'])
    expect((await byLink(secret, 'Like a cork.')).status).toBe(200)
    expect(await wordsIn(server, { token: amira.token, inquiry })).toEqual([
      'me: Does it float?',
      'them: Like a cork.',
    ])
    const { inquiries, unread } = await inbox(amira.token)
    expect([unread, inquiries[0]]).toMatchObject([
      1,
      { inquiry, is_unread: true, last_text: 'Like a cork.', with: 'Weir Boats' },
    ])
  })

  test('tells neither side how the other is reached', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'quiet@example.com' })
    await server.database.query
      .updateTable('account')
      .set({ email: 'amira@example.com', email_confirmed_at: new Date() })
      .where('id', '=', amira.accountId)
      .execute()
    const inquiry = await threadOf(server, amira.token, about)
    const secret = await secretFor(server, 'quiet@example.com')
    const other = await server.call('get-inquiry-by-link', { secret })
    const own = await server.call('get-inquiry', { token: amira.token, inquiry })
    expect(JSON.stringify(other.body)).not.toMatch(/amira@|Haddad|\+1555/)
    expect(other.body.inquiry).toMatchObject({ with: 'Amira', side: 'other', is_new_account: true })
    expect(JSON.stringify(own.body)).not.toContain('quiet@example.com')
    const mails = (await server.sent()).map((it) => it.text)
    expect(mails.join('\n')).not.toMatch(/Does it float|Amira|\+1555/)
  })

  test('says that an account is new for as long as it is', async () => {
    const amira = await writer(server)
    await threadOf(server, amira.token, await askedAbout(server, { email: 'new@example.com' }))
    const secret = await secretFor(server, 'new@example.com')
    const isNew = async () => {
      const { body } = await server.call('get-inquiry-by-link', { secret })
      return (body.inquiry as { is_new_account: boolean }).is_new_account
    }
    server.clock.move(86_400_000 - 60_000)
    expect(await isNew()).toBe(true)
    server.clock.move(60_000)
    expect(await isNew()).toBe(false)
  })

  test('is one a person and listing, until it is closed', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server)
    const first = await threadOf(server, amira.token, about)
    expect(await threadOf(server, amira.token, about, { text: 'And how fast?' })).toBe(first)
    expect(await wordsIn(server, { token: amira.token, inquiry: first })).toHaveLength(2)
    await server.call('close-inquiry', { token: amira.token, inquiry: first })
    expect(await answer(server, amira.token, first, 'Still there?')).toMatchObject({
      status: 409,
      body: { code: 'UNAVAILABLE' },
    })
    expect(await threadOf(server, amira.token, about)).not.toBe(first)
  })

  test('of somebody else, a made-up one and a dead link answer alike', async () => {
    const [amira, bo] = [await writer(server), await writer(server, 'Bo')]
    const about = await askedAbout(server, { email: 'dead@example.com' })
    const inquiry = await threadOf(server, amira.token, about)
    const secret = await secretFor(server, 'dead@example.com')
    const madeUp = 'A'.repeat(22)
    const foreign = [
      await server.call('get-inquiry', { token: bo.token, inquiry }),
      await server.call('get-inquiry', { token: bo.token, inquiry: madeUp }),
      await answer(server, bo.token, inquiry, 'Hello'),
      await server.call('read-inquiry', { token: bo.token, inquiry, until: 1 }),
      await server.call('close-inquiry', { token: bo.token, inquiry }),
      await server.call('report-inquiry', { token: bo.token, inquiry, reason: 'spam' }),
      await byLink(madeUp, 'Hello'),
      await server.call('get-inquiry-by-link', { secret: madeUp }),
    ]
    expect((await server.call('get-inquiry-by-link', { secret })).status).toBe(200)
    server.clock.move(30 * 86_400_000 + 1)
    foreign.push(await server.call('get-inquiry-by-link', { secret }), await byLink(secret, 'Hello'))
    const said = foreign.map((it) => [it.status, it.body.code, it.body.message])
    expect(new Set(said.map((it) => it.join(' '))).size).toBe(1)
    expect(said[0]?.[0]).toBe(404)
  })

  test('is gone 180 days after the last word, before anything is swept and after it', async () => {
    const amira = await writer(server)
    const inquiry = await threadOf(server, amira.token, await askedAbout(server))
    // Sessions end sooner than this, so each call begins a new one.
    const later = async () => {
      const token = await server.services.accounts.beginSession(amira.accountId, 'a test')
      return server.call('get-inquiry', { token, inquiry })
    }
    server.clock.move(180 * 86_400_000 - 1_000)
    expect((await later()).status).toBe(200)
    await server.services.inquiries.sweep()
    server.clock.move(2_000)
    expect((await later()).status).toBe(404)
    await server.services.inquiries.sweep()
    const left = server.database.query.selectFrom('inquiry').select('id').where('reference', '=', inquiry)
    expect(await left.execute()).toEqual([])
  })

  test('is frozen by a report, from either side', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'rude@example.com' })
    const inquiry = await threadOf(server, amira.token, about)
    const secret = await secretFor(server, 'rude@example.com')
    expect((await server.call('report-inquiry-by-link', { secret, reason: 'rude' })).status).toBe(200)
    expect(await answer(server, amira.token, inquiry, 'Why?')).toMatchObject({ status: 409 })
    expect(await byLink(secret, 'Because')).toMatchObject({ status: 409 })
    expect((await inbox(amira.token)).inquiries[0]?.state).toBe('blocked')
  })

  test('that was reported is not got rid of by whoever is in it', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'again@example.com' })
    const inquiry = await threadOf(server, amira.token, about)
    const secret = await secretFor(server, 'again@example.com')
    await server.call('report-inquiry-by-link', { secret, reason: 'rude' })
    expect((await server.call('close-inquiry', { token: amira.token, inquiry })).status).toBe(200)
    expect((await inbox(amira.token)).inquiries.map((it) => it.state)).toEqual(['blocked'])
    // No new thread begins beside it either.
    expect(await ask(server, amira.token, about)).toMatchObject({ status: 409 })
    const { id } = await server.database.query
      .selectFrom('inquiry')
      .select('id')
      .where('reference', '=', inquiry)
      .executeTakeFirstOrThrow()
    await server.services.inquiries.parts.operator.end(id, 'closed')
    expect((await ask(server, amira.token, about)).status).toBe(200)
  })
})

describe('the inbox', () => {
  test('comes in pages, the last written in first, in three statements', async () => {
    const amira = await writer(server)
    const threads: string[] = []
    for (let i = 0; i < 5; i++) {
      server.clock.move(60_000)
      threads.unshift(
        await threadOf(server, amira.token, await askedAbout(server), { text: `Question ${i}` }),
      )
    }
    const first = await inbox(amira.token, { limit: 3 })
    const second = await inbox(amira.token, { limit: 3, cursor: first.next_cursor })
    expect([...first.inquiries, ...second.inquiries].map((it) => it.inquiry)).toEqual(threads)
    expect(second.next_cursor).toBeUndefined()
    expect((await inbox(amira.token, { cursor: 'nonsense' })).inquiries).toHaveLength(5)
  })

  test('shows what was read as read, and so does the bell', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'bell@example.com' })
    const inquiry = await threadOf(server, amira.token, about)
    const secret = await secretFor(server, 'bell@example.com')
    await byLink(secret, 'One')
    await byLink(secret, 'Two')
    const notices = async () => (await server.call('get-notifications', { token: amira.token })).body
    // The newer notification replaces the unread older one, and quotes nothing of the message.
    expect(await notices()).toMatchObject({
      unread: 1,
      data: [{ kind: 'message', title: 'New message about The old skiff', path: `/messages/${inquiry}` }],
    })
    const { body } = await server.call('get-inquiry', { token: amira.token, inquiry })
    const last = (body.messages as { id: number }[]).at(-1)?.id
    await server.call('read-inquiry', { token: amira.token, inquiry, until: last })
    expect((await inbox(amira.token)).unread).toBe(0)
    expect(await notices()).toMatchObject({ unread: 0 })
  })
})

describe('a request', () => {
  const decisionOf = (secret: string, decision: string) => byLink(secret, 'Well.', { decision })

  test('is accepted or declined once', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'yes@example.com' })
    const request = { kind: 'request', details: { day: '2100-06-02', people: 4 } }
    const inquiry = await threadOf(server, amira.token, about, request)
    const secret = await secretFor(server, 'yes@example.com')
    expect((await server.call('get-inquiry-by-link', { secret })).body.inquiry).toMatchObject({
      ...{ kind: 'request', state: 'open', details: { day: '2100-06-02', people: 4 } },
    })
    expect((await decisionOf(secret, 'accept')).status).toBe(200)
    expect(await decisionOf(secret, 'decline')).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE' } })
    const own = await server.call('get-inquiry', { token: amira.token, inquiry })
    expect(own.body.inquiry).toMatchObject({ state: 'accepted' })
    expect((await server.call('get-notifications', { token: amira.token })).body).toMatchObject({
      data: [{ kind: 'request_accepted', title: 'Your request was accepted' }],
    })
  })

  test('of two who decide at once one is heard', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'race@example.com' })
    await threadOf(server, amira.token, about, { kind: 'request' })
    const secret = await secretFor(server, 'race@example.com')
    const both = await Promise.all([decisionOf(secret, 'accept'), decisionOf(secret, 'decline')])
    expect(both.map((it) => it.status).sort()).toEqual([200, 409])
    expect(await wordsIn(server, { secret })).toHaveLength(2)
  })

  test('is not decided by who asks, and a question is nothing to decide', async () => {
    const amira = await writer(server)
    const about = await askedAbout(server, { email: 'ask@example.com' })
    const inquiry = await threadOf(server, amira.token, about)
    const secret = await secretFor(server, 'ask@example.com')
    expect((await decisionOf(secret, 'accept')).status).toBe(409)
    await ask(server, amira.token, about, { text: 'Then this.', kind: 'request' })
    expect((await answer(server, amira.token, inquiry, 'Yes!', { decision: 'accept' })).status).toBe(404)
  })
})
