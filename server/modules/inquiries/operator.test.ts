import { expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { answer, askedAbout, secretFor, threadOf, wordsIn, writer } from '#tests/support/inquiries.ts'

const server = testApp()

const operate = (...args: string[]) =>
  runCommand(args, server.services, {
    mode: 'test',
    database: server.database,
    clock: server.clock,
    tell: () => {},
    signal: new AbortController().signal,
  })
const idOf = async (reference: string) => {
  const found = server.database.query.selectFrom('inquiry').select('id').where('reference', '=', reference)
  return String((await found.executeTakeFirstOrThrow()).id)
}

test('an operator answers what nobody else can, says yes, and ends it', async () => {
  const amira = await writer(server)
  const inquiry = await threadOf(server, amira.token, await askedAbout(server, { email: null }), {
    kind: 'request',
  })
  const id = await idOf(inquiry)
  expect((await operate('inquiries', 'list')).output).toContain('Does it float?')
  expect(await operate('inquiries', 'answer', id, 'It does.', 'accept')).toMatchObject({ code: 0 })
  expect(await wordsIn(server, { token: amira.token, inquiry })).toEqual([
    'me: Does it float?',
    'house: It does.',
  ])
  expect((await operate('inquiries', 'list')).output).toBe('There is none.\n')
  await operate('inquiries', 'close', id)
  expect((await answer(server, amira.token, inquiry, 'Thanks')).status).toBe(409)
  expect(await operate('inquiries', 'answer', id, 'Bye')).toMatchObject({ code: 1 })
})

test('what was reported wakes the operator', async () => {
  const amira = await writer(server)
  const about = await askedAbout(server, { email: 'report@example.com' })
  const inquiry = await threadOf(server, amira.token, about)
  expect((await operate('inquiries', 'list')).output).toBe('There is none.\n')
  const secret = await secretFor(server, 'report@example.com')
  await server.call('report-inquiry-by-link', { secret, reason: 'fraud' })
  expect((await operate('inquiries', 'list')).output).toContain('reported: fraud')
  expect(await operate('inquiries', 'block', await idOf(inquiry))).toMatchObject({ code: 0 })
})

test('a business is written to where the operator says', async () => {
  const amira = await writer(server)
  const about = await askedAbout(server, { email: null })
  expect(await operate('businesses', 'email', about.slug, 'no address')).toMatchObject({ code: 1 })
  expect(await operate('businesses', 'email', about.slug, 'new@example.com')).toMatchObject({ code: 0 })
  await threadOf(server, amira.token, about)
  expect(await secretFor(server, 'new@example.com')).toHaveLength(22)
})

test('of a person who is forgotten no word is left, and what was written to them is', async () => {
  const amira = await writer(server)
  const inquiry = await threadOf(server, amira.token, await askedAbout(server, { email: 'left@example.com' }))
  const secret = await secretFor(server, 'left@example.com')
  await server.call('answer-inquiry-by-link', { secret, text: 'Like a cork.', message_key: 'k' })
  const { body } = await server.call('download-my-data', { token: amira.token })
  expect(JSON.stringify((body.data as { conversations: unknown }).conversations)).toContain('Like a cork.')
  await server.call('delete-account', { token: amira.token })
  server.clock.move(8 * 86_400_000)
  await server.services.accounts.eraseDue()
  expect(await wordsIn(server, { secret })).toEqual(['them: ', 'me: Like a cork.'])
  // A device that has the messages already is told that they are gone.
  const { body: later } = await server.call('get-inquiry-by-link', { secret, after: 1_000_000 })
  expect(later.removed).toHaveLength(1)
  expect((await server.call('get-inquiry-by-link', { secret })).body.inquiry).toMatchObject({
    ...{ with: '', state: 'closed', can_write: false, details: {} },
  })
  expect(await idOf(inquiry)).toMatch(/\d/)
})
