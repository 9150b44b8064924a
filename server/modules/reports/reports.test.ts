import { expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { addListing } from '#tests/support/listings.ts'
import { newKey } from '#tests/support/orders.ts'
import { addPlace } from '#tests/support/places.ts'

const server = testApp()
const DAY_MS = 86_400_000

const say = (token: string | undefined, slug: string, more: object = {}) =>
  server.call('report-listing', {
    ...{ token, slug, vertical: 'places', kind: 'hours', seen_at: server.clock.now().toISOString() },
    ...{ idempotency_key: newKey(), ...more },
  })
const place = (more: Parameters<typeof addPlace>[2] = {}) =>
  addPlace(server.database, { vertical: 'places', kind: '', title: 'The old mill' }, more)
const reportsOf = (id: number) =>
  server.database.query
    .selectFrom('listing_report')
    .select(['id', 'account_id', 'kind', 'text', 'state', 'answer'])
    .where('listing_id', '=', id)
    .orderBy('id')
    .execute()
const noticesOf = async (token: string) =>
  (await server.call('get-notifications', { token })).body.data as { title: string; body: string }[]
const change = (id: number) =>
  server.database.query
    .updateTable('listing')
    .set({ changed_at: server.clock.now() })
    .where('id', '=', id)
    .execute()
const operate = (...args: string[]) =>
  runCommand(args, server.services, {
    mode: 'test',
    database: server.database,
    clock: server.clock,
    tell: () => {},
    signal: new AbortController().signal,
  })

test('what is wrong waits for the operator, whose answer its writer is told', async () => {
  const { token } = await server.logIn()
  const { id, slug } = await place()
  expect((await say(token, slug, { text: ' Closed on Mondays. ' })).body).toMatchObject({ state: 'open' })
  const [report] = await reportsOf(id)
  expect(report).toMatchObject({ text: 'Closed on Mondays.', state: 'open' })
  const number = String(report?.id)
  const line = new RegExp(`^${number} {2}hours .*The old mill {2}“Closed on Mondays.”$`, 'm')
  expect((await operate('reports', 'list')).output).toMatch(line)
  expect(await operate('reports', 'done', number, ' ')).toMatchObject({ code: 1 })
  expect(await operate('reports', 'done', number, 'Thanks, it says so now.')).toMatchObject({ code: 0 })
  expect(await noticesOf(token)).toMatchObject([
    {
      title: 'Your report was looked at',
      body: 'About The old mill: Thanks, it says so now.',
      path: `/go-to-places/place/${slug}`,
    },
  ])
  expect((await operate('reports', 'list')).output).not.toMatch(line)
  expect(await operate('reports', 'done', number, 'Again')).toMatchObject({ code: 1 })
  expect(await operate('reports', 'stale', '0')).toMatchObject({ code: 1 })
})

test('of a page that has changed since it was read a report is out of date, and its writer hears so', async () => {
  const { token } = await server.logIn()
  const { id, slug } = await place()
  const seen_at = server.clock.now().toISOString()
  server.clock.move(60_000)
  await change(id)
  expect((await say(token, slug, { seen_at })).body).toMatchObject({ state: 'stale' })
  expect(await reportsOf(id)).toMatchObject([{ state: 'stale' }])
  expect(await noticesOf(token)).toMatchObject([
    {
      title: 'What you reported has changed',
      body: 'The page of The old mill was changed after you read it.',
    },
  ])
  expect((await say(token, slug)).body).toMatchObject({ state: 'open' })
})

test('one that waited while the page was changed is listed as such, and ended without words', async () => {
  const { token } = await server.logIn()
  const { id, slug } = await place()
  await say(token, slug, { kind: 'photo' })
  server.clock.move(60_000)
  await change(id)
  expect((await operate('reports', 'list')).output).toMatch(/photo .*changed since/)
  const [report] = await reportsOf(id)
  await operate('reports', 'stale', String(report?.id))
  expect(await noticesOf(token)).toHaveLength(1)
})

test('hours are right where two people say so within 30 days', async () => {
  const week = { schedule: JSON.stringify(Array(7).fill([])), spans: `{${Array(7).fill('"{}"')}}` }
  const { id, slug } = await place(week)
  const [amira, omar, lena] = await Promise.all(['Amira', 'Omar', 'Lena'].map((it) => server.logIn(it)))
  // The sessions end before this test does, so each report begins a new one.
  const right = async (who = amira) => {
    const token = await server.services.accounts.beginSession(who?.accountId ?? 0, 'a test')
    return say(token, slug, { kind: 'still_right' })
  }
  const checkedOn = async () => {
    const found = server.database.query.selectFrom('place').select('hours_checked_on')
    return (await found.where('listing_id', '=', id).executeTakeFirst())?.hours_checked_on
  }
  expect((await right()).body).toMatchObject({ state: 'open' })
  expect((await right()).body).toMatchObject({ state: 'open' })
  server.clock.move(31 * DAY_MS)
  expect((await right(omar)).body).toMatchObject({ state: 'open' })
  server.clock.move(DAY_MS)
  await change(id)
  server.clock.move(DAY_MS)
  // The page has changed since Omar confirmed its hours, so his report does not count.
  expect((await right(lena)).body).toMatchObject({ state: 'open' })
  expect(await checkedOn()).toBeNull()
  server.clock.move(29 * DAY_MS)
  expect((await right(omar)).body).toMatchObject({ state: 'done' })
  expect(await checkedOn()).toBe(server.clock.now().toISOString().slice(0, 10))
  expect((await reportsOf(id)).filter((it) => it.state === 'open')).toEqual([])
  expect((await operate('reports', 'list')).output).not.toContain('still_right')
})

test('what makes no sense is refused', async () => {
  const { token } = await server.logIn()
  const { slug } = await place()
  const status = async (more: object, by: string | undefined = token) => (await say(by, slug, more)).status
  expect(await status({ kind: 'other', text: '  ' })).toBe(400)
  expect(await status({ kind: 'dull' })).toBe(400)
  expect(await status({ text: 'x'.repeat(1_001) })).toBe(400)
  expect(await status({ seen_at: 'yesterday' })).toBe(400)
  expect(await status({ slug: 'not-there' })).toBe(404)
  expect((await say(undefined, slug)).status).toBe(401)
  const event = { slug: 'unhurried' }
  await addListing(server.database, { ...event, vertical: 'events' })
  expect(await status({ ...event, vertical: 'events', kind: 'still_right' })).toBe(400)
})

test('a device whose clock is ahead reports no page that is still to come', async () => {
  const { token } = await server.logIn()
  const { id, slug } = await place()
  const seen_at = new Date(server.clock.now().getTime() + 10 * DAY_MS).toISOString()
  expect((await say(token, slug, { seen_at })).body).toMatchObject({ state: 'open' })
  server.clock.move(DAY_MS)
  await change(id)
  expect((await operate('reports', 'list')).output).toContain('changed since')
})

test('nobody reports more than ten a day', async () => {
  const { token } = await server.logIn()
  const { slug } = await place()
  for (let n = 0; n < 10; n++) expect((await say(token, slug)).status).toBe(200)
  expect((await say(token, slug)).status).toBe(429)
})

test('a person takes along what they reported, and leaves none of it behind', async () => {
  const { token } = await server.logIn()
  const { id, slug } = await place()
  await say(token, slug, { kind: 'other', text: 'The door is blue.' })
  const { body } = await server.call('download-my-data', { token })
  expect(JSON.stringify((body.data as { reports: unknown }).reports)).toContain('The door is blue.')
  await server.call('delete-account', { token })
  server.clock.move(8 * DAY_MS)
  await server.services.accounts.eraseDue()
  expect(await reportsOf(id)).toEqual([])
})
