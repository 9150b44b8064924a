import type { TestApp } from './app.ts'
import { addListing } from './listings.ts'
import { newKey } from './orders.ts'

let made = 0

/** A person with a confirmed number, which writing needs. */
export async function writer(server: TestApp, name = 'Amira Haddad') {
  const who = await server.logIn(name)
  await server.database.query
    .updateTable('account')
    .set({ phone: `+1555${String(++made).padStart(7, '0')}`, phone_confirmed_at: server.clock.now() })
    .where('id', '=', who.accountId)
    .execute()
  return who
}

/** A listing of a business, by default with an address for inquiries. */
export async function askedAbout(
  server: TestApp,
  {
    email = 'host@example.com',
    listing = {},
  }: { email?: string | null; listing?: Parameters<typeof addListing>[1] } = {},
) {
  const slug = `asked-${++made}`
  const business = server.database.query
    .insertInto('business')
    .values({ slug, name: 'Weir Boats', about: '', mark: '/img/marks/a', email })
    .returning('id')
  const { id: business_id } = await business.executeTakeFirstOrThrow()
  const id = await addListing(server.database, {
    vertical: 'rentals',
    kind: 'vehicle',
    slug,
    title: 'The old skiff',
    business_id,
    ...listing,
  })
  return { id, slug, vertical: 'rentals' }
}

interface About {
  slug: string
  vertical: string
}

/** Sends an inquiry about a listing. */
export const ask = (server: TestApp, token: string, { slug, vertical }: About, more: object = {}) =>
  server.call('send-inquiry', {
    ...{ token, slug, vertical, text: 'Does it float?', idempotency_key: newKey() },
    ...more,
  })

/** Sends an inquiry; answers the reference of its thread. */
export async function threadOf(server: TestApp, token: string, about: About, more: object = {}) {
  const { body } = await ask(server, token, about, more)
  const inquiry = body.inquiry as { inquiry: string } | undefined
  if (!inquiry) throw new Error(`No thread: ${JSON.stringify(body)}`)
  return inquiry.inquiry
}

export const answer = (server: TestApp, token: string, inquiry: string, text: string, more: object = {}) =>
  server.call('answer-inquiry', { token, inquiry, text, idempotency_key: newKey(), ...more })

/** The secret in the newest mail to an address. */
export async function secretFor(server: TestApp, email = 'host@example.com'): Promise<string> {
  await server.services.inquiries.parts.mails.sendDue()
  const mail = (await server.sent()).find((it) => it.channel === 'email' && it.to === email)
  return mail?.text.match(/\/messages\/reply#([\w-]{22})/)?.[1] ?? ''
}

/** The messages of a thread, as its reader sees them. */
export async function wordsIn(server: TestApp, by: { token: string; inquiry: string } | { secret: string }) {
  const name = 'secret' in by ? 'get-inquiry-by-link' : 'get-inquiry'
  const { body } = await server.call(name, by)
  return (body.messages as { from: string; text: string }[]).map((it) => `${it.from}: ${it.text}`)
}
