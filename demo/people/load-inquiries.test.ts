import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { logInByPhone } from '#tests/support/people.ts'
import { holdAnnouncements } from '../load/hold-announcements.ts'
import { loadTown } from '../load/load-town.ts'
import { AMIRA } from './customers.ts'
import { loadCustomers } from './load-customers.ts'
import { loadInquiries } from './load-inquiries.ts'

const server = testApp()

test('Amira has two threads, one unread and one accepted, and a mail leads whoever is asked to theirs', async () => {
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadTown(deps)
  await loadCustomers(deps)
  await holdAnnouncements(deps)
  for (let start = 0; start < 2; start++) await loadInquiries(deps)

  const { token } = await logInByPhone(server, AMIRA, {})
  const { inquiries, unread } = (await server.call('get-inquiries', { token })).body
  expect((inquiries as { state: string }[]).map((it) => it.state).sort()).toEqual(['accepted', 'open'])
  expect(unread).toBe(1)

  await server.services.inquiries.parts.mails.sendDue()
  const mail = (await server.sent()).find(({ to }) => to === 'raft@salt-and-cedar.example')
  const [, secret] = /\/messages\/reply#(\S+)/.exec(mail?.text ?? '') ?? []
  const opened = await server.call('get-inquiry-by-link', { secret })
  expect(opened.body).toMatchObject({ success: true, inquiry: { kind: 'request', is_new_account: false } })
  const message = { secret, text: 'Two robes are yours.', decision: 'accept', message_key: 'first' }
  expect((await server.call('answer-inquiry-by-link', message)).body.success).toBe(true)
})
