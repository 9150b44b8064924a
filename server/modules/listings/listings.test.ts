import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { getHome } from '#contract/calls/home.ts'
import { testApp } from '#tests/support/app.ts'
import { addListing, quay } from '#tests/support/listings.ts'

const made = testApp()

const home = async (body: object, headers: Record<string, string> = {}) =>
  v.parse(getHome.reply, (await made.call('get-home', body, headers)).body)
const titles = async (code: string, from: object = quay) =>
  (await home({ location: from })).strips.find((it) => it.code === code)?.items.map((it) => it.title)

beforeEach(async () => {
  await made.database.query.deleteFrom('listing').execute()
})

describe('the home screen', () => {
  it('shows what is near, the nearest first, and how far it is', async () => {
    await addListing(made.database, { vertical: 'services', title: 'Here' })
    await addListing(made.database, {
      vertical: 'services',
      title: 'Down the road',
      latitude: quay.latitude + 0.09,
    })
    await addListing(made.database, {
      vertical: 'services',
      title: 'Another island',
      latitude: quay.latitude + 1,
    })
    expect(await titles('services')).toEqual(['Here', 'Down the road'])
    const { strips } = await home({ location: quay })
    expect(strips[0]?.items.map((it) => it.distance)).toEqual([0, 10])
  })

  it('leaves out what is over or switched off, and puts what comes soonest first', async () => {
    const event = (title: string, from: string, to: string) =>
      addListing(made.database, {
        vertical: 'events',
        title,
        starts_at: new Date(from),
        ends_at: new Date(to),
      })
    await event('next week', '2026-06-08T18:00:00Z', '2026-06-08T20:00:00Z')
    await event('over', '2026-06-01T09:00:00Z', '2026-06-01T11:59:00Z')
    await event('still on', '2026-06-01T11:00:00Z', '2026-06-01T13:00:00Z')
    await addListing(made.database, { vertical: 'events', title: 'withdrawn', is_active: false })
    expect(await titles('soon')).toEqual(['still on', 'next week'])
  })

  it('puts the best rated first, and reckons the rating from all reviews', async () => {
    await addListing(made.database, { title: 'good', rating_total: 90, rating_count: 2 })
    await addListing(made.database, { title: 'better', rating_total: 144, rating_count: 3 })
    expect(await titles('places')).toEqual(['better', 'good'])
    const { strips } = await home({ location: quay })
    expect(strips[0]?.items[0]).toMatchObject({ avg_rating: 4.8, rating_count: 3 })
  })

  it('shows nothing twice while there is enough, and everything again where there is not', async () => {
    const events = (count: number) =>
      Promise.all(Array.from({ length: count }, () => addListing(made.database, { vertical: 'events' })))
    const shown = async () =>
      (await home({ location: quay, vertical: 'events' })).strips.map((it) => it.items)
    await events(6)
    expect((await shown()).map((it) => it.length)).toEqual([6, 6, 6, 6])
    await events(14)
    const slugs = (await shown()).slice(0, 2).map((items) => items.map((it) => it.slug))
    expect(slugs.map((it) => it.length)).toEqual([12, 8])
    expect(new Set(slugs.flat()).size).toBe(20)
  })

  it('tells vehicles from homes', async () => {
    await addListing(made.database, { vertical: 'rentals', kind: 'vehicle', title: 'A van' })
    await addListing(made.database, { vertical: 'rentals', kind: 'properties', title: 'A cabin' })
    expect(await titles('vehicles')).toEqual(['A van'])
    expect(await titles('stays')).toEqual(['A cabin'])
  })

  it('writes prices as decimals and categories in the language of the reader', async () => {
    const { id } = await made.database.query
      .insertInto('category')
      .values({
        ...{ vertical: 'places', kind: '', slug: 'cafe', cover_image: '/img/places/cafe/a/0', position: 0 },
        names: JSON.stringify({ en: 'Cafés', es: 'Cafeterías' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addListing(made.database, { category_id: id, price_minor: 1250 })
    const card = async (language: string) =>
      (await home({ location: quay }, { 'accept-language': language })).strips[0]?.items[0]
    expect(await card('es')).toMatchObject({ category: 'Cafeterías', price: 12.5, currency: 'USD' })
    expect(await card('ar')).toMatchObject({ category: 'Cafés' })
  })

  it('looks around the marketplace’s own place when none is given, and names it to who is far away', async () => {
    await addListing(made.database, { title: 'Here' })
    expect(await home({})).toEqual({ place: null, strips: [], categories: [] })
    await made.services.settings.change('homePlaceName', 'Old Harbour')
    await made.services.settings.change('homePlaceLatitude', String(quay.latitude))
    await made.services.settings.change('homePlaceLongitude', String(quay.longitude))
    const place = { text: 'Old Harbour', ...quay }
    expect((await home({})).strips).toHaveLength(1)
    expect(await home({ location: { latitude: 52.5, longitude: 13.4 } })).toEqual({
      place,
      strips: [],
      categories: [],
    })
  })

  it.each([
    [{ latitude: 91, longitude: 0 }],
    [{ latitude: 0, longitude: -181 }],
    [{ latitude: '1', longitude: 0 }],
    [{ latitude: 1 }],
  ])('refuses a point that is not on earth: %j', async (location) => {
    expect(await made.call('get-home', { location })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
  })
})
