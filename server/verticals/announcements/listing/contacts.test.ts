import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { askedAbout, secretFor, threadOf, wordsIn, writer } from '#tests/support/inquiries.ts'

const server = testApp()

/** An announcement of a business, whose own contact is said besides. */
async function announced(contact_email: string | null) {
  const listing = { vertical: 'announcements', kind: '' } as const
  const { id: listing_id, slug } = await askedAbout(server, { email: 'desk@example.com', listing })
  await server.database.query.insertInto('announcement').values({ listing_id, contact_email }).execute()
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
