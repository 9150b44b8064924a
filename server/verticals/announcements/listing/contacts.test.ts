import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { askedAbout, secretFor, threadOf, wordsIn, writer } from '#tests/support/inquiries.ts'

const server = testApp()

/** Adds an announcement of a business that has a contact of its own as well. */
async function announced(
  contact_email: string | null,
  more: { email?: string | null; contact_account_id?: number } = {},
) {
  const { email = 'desk@example.com', ...own } = more
  const listing = { vertical: 'announcements', kind: '' } as const
  const { id: listing_id, slug } = await askedAbout(server, { email, listing })
  await server.database.query
    .insertInto('announcement')
    .values({ listing_id, contact_email, ...own })
    .execute()
  return { slug, vertical: 'announcements' }
}

test.each([
  ['who announces it, at an address of their own', 'ottilie@example.com'],
  ['their business, where they have none', null],
])('what is asked about an announcement goes to %s', async (_, email) => {
  const amira = await writer(server)
  await threadOf(server, amira.token, await announced(email))
  const secret = await secretFor(server, email ?? 'desk@example.com')
  expect(await wordsIn(server, { secret })).toEqual(['them: Does it float?'])
})

describe('where only the operator is left, they are shown it:', () => {
  const waiting = async (reference: string) => {
    const rows = await server.services.inquiries.parts.operator.listWaiting()
    const { id } = await server.database.query
      .selectFrom('inquiry')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return rows.some((it) => it.id === id)
  }
  const byAccount = async () => {
    const poster = await server.logIn('Ottilie')
    return { poster, about: await announced(null, { email: null, contact_account_id: poster.accountId }) }
  }
  const asked = async (about: Awaited<ReturnType<typeof announced>>) =>
    threadOf(server, (await writer(server)).token, about)

  test('an announcer who was erased and has no address', async () => {
    const { poster, about } = await byAccount()
    expect(await waiting(await asked(about))).toBe(false)
    await server.call('delete-account', { token: poster.token })
    server.clock.move(8 * 86_400_000)
    await server.services.accounts.eraseDue()
    expect(await waiting(await asked(about))).toBe(true)
  })

  test('one whose account was shut, in threads begun before and after', async () => {
    const { poster, about } = await byAccount()
    const before = await asked(about)
    await server.database.query
      .updateTable('account')
      .set({ disabled_at: server.clock.now() })
      .where('id', '=', poster.accountId)
      .execute()
    expect(await waiting(before)).toBe(true)
    expect(await waiting(await asked(about))).toBe(true)
  })

  test('not one with an address of their own, though the business has none', async () => {
    expect(await waiting(await asked(await announced('ottilie@example.com', { email: null })))).toBe(false)
  })
})
