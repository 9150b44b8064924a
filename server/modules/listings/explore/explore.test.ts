import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { getAllEvents } from '#contract/calls/events/search.ts'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { addEvent, addListing, quay } from '#tests/support/listings.ts'

const made = testApp()

const page = async (body: object) => {
  const answer = await made.call('get-all-events', { ...quay, ...body })
  expect(answer.body).toMatchObject({ success: true })
  return v.parse(getAllEvents.reply, answer.body)
}
const found = async (body: object = {}) => (await page(body)).events.map((it) => it.slug)
/** All slugs, read page by page. */
const paged = async (body: object, limit: number) => {
  const slugs: string[] = []
  for (let cursor: string | undefined, pages = 0; pages < 50; pages++) {
    const { events, next_cursor } = await page({ ...body, limit, ...(cursor && { cursor }) })
    slugs.push(...events.map((it) => it.slug))
    if (!next_cursor) return slugs
    expect(events).toHaveLength(limit)
    cursor = next_cursor
  }
  throw new Error('The pages have no end.')
}
const event = (slug: string, listing: object = {}, more: object = {}) =>
  addEvent(made.database, { slug, title: slug, ...listing }, more)
const north = (degrees: number) => ({ latitude: quay.latitude + degrees })
const refused = async (body: object) =>
  expect(await made.call('get-all-events', { ...quay, ...body })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION' },
  })

beforeEach(async () => {
  await made.database.query.deleteFrom('listing').execute()
  await made.database.query.deleteFrom('category').execute()
})

describe('exploring events', () => {
  it('finds what is near, the nearest first, and says how far it is', async () => {
    await event('further', north(0.09))
    await event('here')
    await event('another-island', north(1))
    const { events } = await page({})
    expect(events.map((it) => [it.slug, it.distance])).toEqual([
      ['here', 0],
      ['further', 10],
    ])
  })

  it('takes what costs no less and no more, in the operator’s currency', async () => {
    for (const [slug, price_minor] of [
      ['free', 0],
      ['cheap', 1_500],
      ['dear', 1_501],
    ] as const)
      await event(slug, { price_minor })
    await event('unpriced', { price_minor: null })
    await event('abroad', { price_minor: 1_000, currency: 'EUR' })
    const within = async (price: unknown) => (await found({ filters: { price } })).sort()
    expect(await within([0, 0])).toEqual(['free'])
    expect(await within([0, 15])).toEqual(['cheap', 'free'])
    expect(await within([15.01, null])).toEqual(['dear'])
    for (const price of [[5, 4], [-1, 4], [0], 5]) await refused({ filters: { price } })
  })

  it('shows nothing that is over, withdrawn, or no event', async () => {
    await event('over', { starts_at: '2026-06-01T09:00:00Z', ends_at: '2026-06-01T11:59:00Z' })
    await event('still-on', { starts_at: '2026-06-01T11:00:00Z', ends_at: '2026-06-01T13:00:00Z' })
    await event('withdrawn', { is_active: false })
    await addListing(made.database, { slug: 'a-place' })
    for (const sortBy of ['distance-near', 'price-high', 'price-low', 'top-rated'])
      expect(await found({ filters: { sortBy } })).toEqual(['still-on'])
    const points = await made.call('get-map-points', { vertical: 'events', bounds: around(1) })
    expect(points.body).toMatchObject({
      is_all: true,
      points: [['still-on', 38.6, -31.2, null, 0, Date.UTC(2026, 5, 1, 11) / 1_000]],
    })
    const cards = await made.call('get-cards', { slugs: ['over', 'withdrawn', 'still-on'] })
    expect(cards.body.cards).toMatchObject([{ slug: 'still-on' }])
  })

  it('sorts by price with what is free at the cheap end and what has no price at the end of either', async () => {
    await event('dear', { price_minor: 9000 })
    await event('free', { price_minor: 0 })
    await event('unpriced', { price_minor: null })
    await event('cheap', { price_minor: 500 })
    expect(await found({ filters: { sortBy: 'price-low' } })).toEqual(['free', 'cheap', 'dear', 'unpriced'])
    expect(await found({ filters: { sortBy: 'price-high' } })).toEqual(['dear', 'cheap', 'free', 'unpriced'])
  })

  it('sorts by what people say, and keeps to a range of it', async () => {
    const rated = (slug: string, stars: number) =>
      event(slug, { rating_total: stars * 10, rating_count: stars === 0 ? 0 : 1 })
    for (const [slug, stars] of [
      ['four', 4],
      ['none', 0],
      ['five', 5],
      ['bad', 1.2],
    ] as const)
      await rated(slug, stars)
    expect(await found({ filters: { sortBy: 'top-rated' } })).toEqual(['five', 'four', 'bad', 'none'])
    const within = (min: number, max: number) =>
      found({ filters: { sortBy: 'top-rated', rating: [min, max] } })
    expect(await within(4, 5)).toEqual(['five', 'four'])
    expect(await within(1.2, 1.2)).toEqual(['bad'])
    expect(await within(0, 1)).toEqual(['none'])
  })

  it('sorts by when it starts, behind that what has been on for more than a day, and without what has no date', async () => {
    const lasting = (slug: string, starts_at: string, ends_at: string) =>
      event(slug, { starts_at: `2026-${starts_at}:00Z`, ends_at: `2026-${ends_at}:00Z` })
    await lasting('exhibition', '05-01T10:00', '07-01T10:00')
    await lasting('next-week', '06-08T10:00', '06-08T11:00')
    await lasting('tonight', '06-01T20:00', '06-01T23:00')
    await lasting('since-yesterday', '05-31T14:00', '06-01T14:00')
    await addListing(made.database, { vertical: 'events', slug: 'undated', starts_at: null, ends_at: null })
    const inOrder = ['since-yesterday', 'tonight', 'next-week', 'exhibition']
    expect(await found({ filters: { sortBy: 'soonest' } })).toEqual(inOrder)
    expect(await paged({ filters: { sortBy: 'soonest' } }, 1)).toEqual(inOrder)
  })

  it('tells events on the spot from those online; a kind of price that events do not have changes nothing', async () => {
    await event('there')
    await event('on-screen', {}, { is_online: true })
    await addListing(made.database, { vertical: 'events', slug: 'says-nothing', ends_at: null })
    expect(await found({ filters: { event_type: 'online' } })).toEqual(['on-screen'])
    expect((await found({ filters: { event_type: 'offline' } })).sort()).toEqual(['says-nothing', 'there'])
    expect(await found({ filters: { event_type: 'all', pricing_type: 'per_day' } })).toHaveLength(3)
  })

  it('keeps to categories, by id or slug, one or several', async () => {
    const music = await addCategory(made.database, 'events', 'music')
    const sport = await addCategory(made.database, 'events', 'sport')
    const cafe = await addCategory(made.database, 'places', 'cafe')
    await event('concert', { category_id: music })
    await event('match', { category_id: sport, ...north(0.01) })
    await event('neither', north(0.02))
    for (const category of [music, String(music), 'music', [music], ['music']])
      expect(await found({ category })).toEqual(['concert'])
    expect(await found({ categories: ['sport', music] })).toEqual(['concert', 'match'])
    expect(await found({ categories: [] })).toEqual(['concert', 'match', 'neither'])
    for (const category of ['unheard-of', 999_999, 'cafe', cafe])
      expect(await found({ category })).toEqual([])
  })

  it('shows under “new” what was listed in the last thirty days, the newest first unless asked otherwise', async () => {
    await event('old', { created_at: new Date('2026-05-01T11:00:00Z'), price_minor: 1 })
    await event('new', { created_at: new Date('2026-05-20T12:00:00Z'), price_minor: 2, ...north(0.01) })
    await event('newest', { created_at: new Date('2026-05-30T12:00:00Z'), price_minor: 3, ...north(0.02) })
    expect(await found({ category: 'new' })).toEqual(['newest', 'new'])
    expect(await found({ categories: ['new'], filters: { sortBy: 'price-low' } })).toEqual(['new', 'newest'])
  })

  it('finds a word, else what begins so, takes no sign for another, and forgives a slip where nothing is called so', async () => {
    await event('a', { title: 'Lighthouse walk' })
    await event('b', { title: 'Half price: 50% off', ...north(0.01) })
    await event('c', { title: 'Half price: 501 off', ...north(0.02) })
    const named = (search_value: string) => found({ search_value })
    expect(await named(' LIGHTHOUSE ')).toEqual(['a'])
    expect(await named('lighthose')).toEqual(['a'])
    expect(await named('50% off')).toEqual(['b'])
    expect(await named('light')).toEqual(['a'])
    expect(await named('p')).toEqual(['b', 'c'])
    for (const none of ['%', '__', "'; drop table listing; --", 'zzzzz'])
      expect(await named(none)).toEqual([])
  })

  it('is asked in either way, and reads both alike', async () => {
    const music = await addCategory(made.database, 'events', 'music')
    await event('dear', { category_id: music, price_minor: 900 })
    await event('cheap', { category_id: music, price_minor: 100, ...north(0.01) })
    const filters = { sortBy: 'price-low' }
    const first = {
      latitude: quay.latitude,
      longitude: quay.longitude,
      filters,
      isFiltered: true,
      categories: [music],
    }
    const second = { location: { text: 'The quay', ...quay }, filter: filters, category: 'music' }
    const ask = async (body: object) => (await made.call('get-all-events', body)).body
    expect(await ask(first)).toEqual(await ask(second))
    expect(await found(second)).toEqual(['cheap', 'dear'])
    expect(await found({ ...first, isFiltered: false })).toEqual(['dear', 'cheap'])
  })

  it('looks around the marketplace’s own place when nobody says where', async () => {
    await event('at-home')
    await made.services.settings.change('homePlaceName', 'Old Harbour')
    await made.services.settings.change('homePlaceLatitude', String(quay.latitude))
    await made.services.settings.change('homePlaceLongitude', String(quay.longitude))
    expect((await made.call('get-all-events')).body.events).toMatchObject([{ slug: 'at-home' }])
    await made.services.settings.change('homePlaceName', '')
  })
})

const around = (degrees: number) => ({
  south: quay.latitude - degrees,
  north: quay.latitude + degrees,
  west: quay.longitude - degrees,
  east: quay.longitude + degrees,
})

describe('what a map shows', () => {
  it('is found instead of what is near, at any distance from the person', async () => {
    await event('inside', { latitude: 10, longitude: 20 })
    await event('at-the-corner', { latitude: 11, longitude: 21 })
    await event('outside', { latitude: 11.01, longitude: 20 })
    const bounds = { south: 9, west: 19, north: 11, east: 21 }
    expect(await found({ bounds })).toEqual(['inside', 'at-the-corner'])
    const { body } = await made.call('get-map-points', { vertical: 'events', bounds })
    expect((body.points as unknown[][]).map(([slug]) => slug).sort()).toEqual(['at-the-corner', 'inside'])
  })

  it('may lie across the 180th meridian, at a pole, or all around the earth', async () => {
    await event('fiji', { latitude: -17, longitude: 178 })
    await event('samoa', { latitude: -14, longitude: -172 })
    await event('the-pole', { latitude: 89.9, longitude: 12 })
    const within = async (bounds: object) => (await found({ bounds, latitude: -17, longitude: 179 })).sort()
    expect(await within({ south: -20, north: -10, west: 170, east: -170 })).toEqual(['fiji', 'samoa'])
    expect(await within({ south: -20, north: -10, west: -170, east: 170 })).toEqual([])
    expect(await within({ south: 80, north: 90, west: -180, east: 180 })).toEqual(['the-pole'])
    expect(await within({ south: -90, north: 90, west: -180, east: 180 })).toHaveLength(3)
  })

  it('answers each mark’s card in the order asked for, once', async () => {
    await event('one')
    await event('two', north(0.09))
    const { body } = await made.call('get-cards', { slugs: ['two', 'gone', 'one', 'two'], location: quay })
    expect(body.cards).toMatchObject([
      { slug: 'two', distance: 10 },
      { slug: 'one', distance: 0 },
    ])
  })
})

describe('pages', () => {
  const orders = ['distance-near', 'price-high', 'price-low', 'top-rated', 'soonest']

  it.each(orders)('sorted by %s leave no gap and show nothing twice, also among equals', async (sortBy) => {
    for (let i = 0; i < 23; i++) {
      const price_minor = i % 4 === 0 ? null : (i % 3) * 100
      const rating = { rating_total: (i % 2) * 33, rating_count: i % 2 }
      await event(`e-${i}`, { price_minor, ...rating, ...north((i % 3) / 100) })
    }
    const whole = await found({ filters: { sortBy }, limit: 100 })
    expect(new Set(whole).size).toBe(23)
    for (const limit of [1, 5, 23, 24]) expect(await paged({ filters: { sortBy } }, limit)).toEqual(whole)
  })

  it('of what is new are cut finer than a thousandth of a second', async () => {
    for (const [i, at] of ['00.000001', '00.000002', '00.000002'].entries()) {
      const { id } = await event(`e-${i}`)
      await made.database.pool.query('update listing set created_at = $1 where id = $2', [
        `2026-05-30 12:00:${at}Z`,
        id,
      ])
    }
    expect(await paged({ category: 'new' }, 1)).toEqual(['e-2', 'e-1', 'e-0'])
  })

  it('go on in the order they were begun in, and with a cursor of ours alone', async () => {
    for (const slug of ['one', 'two']) await event(slug)
    const { next_cursor: cursor } = await page({ limit: 1 })
    await refused({ cursor, filters: { sortBy: 'price-low' } })
    const written = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    for (const wrong of ['x', '!', 'null', '', 'a'.repeat(201)]) await refused({ cursor: wrong })
    for (const parts of [
      ...[null, {}, [], [0], [0, 'x', 1], [0, null, 1], [0, -1, 1], [0, 1e300, 1], [0, 1, 1.5], [9, 1, 1]],
      ...[
        [0, 1, -1],
        [0, 1, 1e30],
        ['__proto__', 1, 1],
        [0, "1'; drop table listing; --", 1],
      ],
    ])
      await refused({ cursor: written(parts) })
    await refused({ cursor: written([1, 1.5, 1]), filters: { sortBy: 'price-high' } })
  })
})

it.each([
  { latitude: 91 },
  { longitude: -181 },
  { latitude: 'NaN' },
  { location: { latitude: 1 } },
  { bounds: { south: 2, north: 1, west: 0, east: 1 } },
  { bounds: { south: 0, north: 91, west: 0, east: 1 } },
  { bounds: { south: 0, north: 1, west: 0, east: 181 } },
  { bounds: { south: 0, north: 1, west: 0 } },
  { bounds: [0, 0, 1, 1] },
  { filters: { sortBy: 'price_minor; drop table listing' } },
  { filters: { rating: [3, 2] } },
  { filter: { rating: ['0', '5'] } },
  { categories: ['../etc'] },
  { categories: Array.from({ length: 21 }, (_, i) => i + 1) },
  { category: 1.5 },
  { isFiltered: 'no' },
  { search_value: 'x'.repeat(81) },
  { limit: 101 },
  { limit: 0 },
])('refuses %j', (body) => refused(body))
