import { expect, it } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent, addListing } from '#tests/support/listings.ts'

const made = testApp()

const slugsIn = (list: unknown) => (list as { slug: string }[]).map((it) => it.slug)
const toggle = (body: object) => made.call('toggle-favorite-event', body)

it('a favourite is what was last wanted, however often it is sent', async () => {
  await addEvent(made.database, { slug: 'liked' })
  const { token } = await made.logIn()
  const slug = 'liked'
  for (const is_favorited of [true, true, false, false, true]) {
    expect((await toggle({ token, slug, is_favorited })).body).toEqual({ success: true, is_favorited })
  }
  expect((await toggle({ token, slug })).body).toMatchObject({ is_favorited: false })
  expect((await toggle({ token, slug })).body).toMatchObject({ is_favorited: true })
  expect(slugsIn((await made.call('get-favourites', { token })).body.favourites)).toEqual(['liked'])
})

it('favourites are of every vertical or of one, the newest first, and each person’s own', async () => {
  const { accountId: account_id, token } = await made.logIn()
  const other = await made.logIn('Noah')
  const { id: event } = await addEvent(made.database, { slug: 'an-event' })
  const place = await addListing(made.database, { slug: 'a-place' })
  const [older, newer] = [new Date('2026-01-01'), new Date('2026-02-01')]
  await made.database.query
    .insertInto('favourite')
    .values([
      { account_id, listing_id: event, created_at: older },
      { account_id, listing_id: place, created_at: newer },
    ])
    .execute()
  const of = async (body: object) => slugsIn((await made.call('get-favourites', body)).body.favourites)
  expect(await of({ token })).toEqual(['a-place', 'an-event'])
  expect(await of({ token, vertical: 'events' })).toEqual(['an-event'])
  expect(await of({ token: other.token })).toEqual([])
})

it('favourites come in pages, none twice and none left out, also of one moment', async () => {
  const { accountId: account_id, token } = await made.logIn()
  for (let i = 0; i < 7; i++) {
    const listing_id = await addListing(made.database, { slug: `liked-${i}` })
    const created_at = new Date(`2026-03-0${1 + Math.floor(i / 3)}`)
    await made.database.query.insertInto('favourite').values({ account_id, listing_id, created_at }).execute()
  }
  const page = async (cursor?: unknown) =>
    (await made.call('get-favourites', { token, limit: 2, ...(cursor ? { cursor } : {}) })).body
  const slugs: string[] = []
  let cursor: unknown
  do {
    const { favourites, next_cursor } = await page(cursor)
    slugs.push(...slugsIn(favourites))
    cursor = next_cursor
  } while (cursor !== undefined)
  expect(slugs).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `liked-${i}`))
  expect(await page('none-of-ours')).toMatchObject({ success: false, code: 'VALIDATION' })
})

it('the last fifty views are kept, of each person their own', async () => {
  const [busy, idle] = [await made.logIn('Busy'), await made.logIn('Idle')]
  await addEvent(made.database, { slug: 'seen-last' })
  await made.call('get-event-info-with-favourite/seen-last', { token: idle.token })
  await made.database.pool.query(
    `with made as (
       insert into listing (vertical, slug, title, cover_image, cover_color, currency, latitude, longitude, time_zone,
         address, created_at)
       select 'places', 'seen-' || n, 'x', '/img/x', '#aabbcc', 'USD', 1, 1, 'UTC', 'x', now()
       from generate_series(1, 52) n returning id, slug
     )
     insert into recent_view (account_id, listing_id, viewed_at)
     select $1, id, timestamptz '2026-05-01' + substr(slug, 6)::integer * interval '1 minute' from made`,
    [busy.accountId],
  )
  await made.call('get-event-info-with-favourite/seen-last', { token: busy.token })
  const kept = async ({ accountId }: { accountId: number }) => {
    const { rows } = await made.database.pool.query(
      'select slug from recent_view join listing l on l.id = listing_id where account_id = $1 order by viewed_at',
      [accountId],
    )
    return rows.map((it) => it.slug)
  }
  const lastOnes = Array.from({ length: 49 }, (_, i) => `seen-${i + 4}`)
  expect(await kept(busy)).toEqual([...lastOnes, 'seen-last'])
  expect(await kept(idle)).toEqual(['seen-last'])
})

it('what was looked at comes back, the last first and once each', async () => {
  const { token } = await made.logIn()
  for (const slug of ['one', 'two']) await addEvent(made.database, { slug })
  for (const slug of ['one', 'two', 'one']) {
    made.clock.move(1000)
    await made.call(`get-event-info-with-favourite/${slug}`, { token })
  }
  expect(slugsIn((await made.call('get-recent-view-events', { token })).body.events)).toEqual(['one', 'two'])
})

it('needs a session, and an event that there is', async () => {
  for (const call of ['toggle-favorite-event', 'get-recent-view-events', 'get-favourites']) {
    expect(await made.call(call, { slug: 'liked' })).toMatchObject({ status: 401 })
  }
  const { token } = await made.logIn()
  expect(await toggle({ token, slug: 'nowhere', is_favorited: true })).toMatchObject({ status: 404 })
})

it('suggests events for a part of a name and nothing for none', async () => {
  await addEvent(made.database, { slug: 'lantern', title: 'Lantern walk' })
  const suggested = async (search_value: string) => {
    const { data } = (await made.call('suggest-events', { search_value })).body
    return slugsIn((data as { events: unknown }).events)
  }
  expect(await suggested('lant')).toEqual(['lantern'])
  expect(await suggested('')).toEqual([])
  expect(await made.call('suggest-events', { search_value: 'x'.repeat(81) })).toMatchObject({ status: 400 })
})
